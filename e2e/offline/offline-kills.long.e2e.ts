import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CatalogSummary, Quote, QuoteList, QuoteSummary } from '@costard/contract'
import { pino } from 'pino'
import { type Database, openDatabase } from '../../server/database/database.ts'
import { after } from '../../server/testing/after.ts'
import { aLine, aShop, type Shop } from '../../server/testing/product-builders.ts'
import { freePort } from '../../server/testing/start-test-server.ts'
import { startTcpProxy, type TcpProxy } from '../../server/testing/tcp-proxy.ts'
import { emptyTestDatabase } from '../../server/testing/test-database.ts'
import { testMailbox, type TestMailbox } from '../../server/testing/test-mailbox.ts'
import { publishVersion } from '../../server/product/testing/publish-version.ts'
import { answerRest, setUpPhone } from '../steps/counter-steps.ts'
import { type KillableBrowser, killableBrowser } from './killable-browser.ts'
import { type KillableServer, killableServer } from './killable-server.ts'
import { acceptAndSign, callUnreached, queueScript } from './offline-steps.ts'
import { signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

const quotesPerDevice = Number(process.env.QUOTES_PER_DEVICE ?? 15)
const kills = 10
const drawn = '10.20-40.60-90.10-120.150_300.20-310.180'

let server: KillableServer
/** Proxy between the browsers and the server, as the network. */
let network: TcpProxy
let mailbox: TestMailbox
let database: Database
let origin: string
let shop: Shop
let team: string
let script: string

setUp(async () => {
  const [port, { url: databaseUrl, drop }] = await Promise.all([freePort(), emptyTestDatabase()])
  after(drop)
  mailbox = await testMailbox()
  network = await startTcpProxy(() => ({ host: '127.0.0.1', port }))
  origin = `http://localhost:${network.port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'costard-offline-'))
  after(() => rmSync(dataDir, { recursive: true, force: true }))
  server = killableServer({
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    APP_CHECK: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  await server.start()
  database = await openDatabase({ databaseUrl, dataDir: '' }, pino({ level: 'silent' }))
  after(() => database.close())
  const owner = await signUp(origin, { name: 'Niamh Doyle', email: 'niamh.doyle@shop.example' })
  await database.pool.query('update identity.users set is_email_verified = true')
  shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  await database.pool.query(`update product.teams set offline_work = 'acceptance'`)
  team = `${origin}/t/${shop.team.id}`
  script = queueScript()
})

/** Returns seeded random numbers between 0 and 1, so that a failure can be repeated. */
function randomBy(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** A quote as its device showed it to the customer. */
interface Told {
  readonly netMinor: number
  readonly kind: 'accepted' | 'sent' | 'draft'
}

async function openKeeping(device: KillableBrowser): Promise<void> {
  const page = await device.start('about:blank')
  const filled = page.waitForResponse((response) => response.url().includes('/customers'))
  await page.goto(`${team}/quotes`)
  await filled
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
}

async function makeByScreens(device: KillableBrowser, name: string, kind: Told['kind']): Promise<Told> {
  const page = device.page()
  await setUpPhone(page, team)
  await page.getByRole('radio', { name: 'Yes' }).first().click({ force: true })
  await answerRest(page)
  await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  await page.getByRole('combobox', { name: 'Name' }).fill(name)
  if (kind === 'accepted') {
    await acceptAndSign(page)
    await page.getByText(`Accepted and signed by ${name}`).waitFor()
  } else {
    await page.getByRole('combobox', { name: 'Email' }).fill(emailOf(name))
    await page.getByRole('button', { name: 'Send when back' }).click()
    await page.getByRole('heading', { name: 'Waiting', exact: true }).waitFor()
  }
  const row = (await rowsOf(device)).find(({ customerName }) => customerName === name)
  assert.ok(row?.netMinor)
  return { netMinor: row.netMinor, kind }
}

/** Returns the quotes that the device lists. */
async function rowsOf(device: KillableBrowser): Promise<readonly QuoteSummary[]> {
  const call = { name: 'quotes.list', input: { teamId: shop.team.id } }
  return (await callUnreached<QuoteList>(device.page(), script, call)).quotes
}

function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@customer.example`
}

/** Creates a quote with the calls that the screens make. */
async function makeByCalls(
  device: KillableBrowser,
  name: string,
  kind: Told['kind'],
  catalogVersion: number,
): Promise<Told> {
  const call = <T>(method: string, input: object) =>
    callUnreached<T>(device.page(), script, { name: method, input: { teamId: shop.team.id, ...input } })
  const line = aLine(shop, { device: { key: 'iphone-15', name: 'iPhone 15' } })
  const customer = {
    kind: 'private',
    name,
    is: 'new',
    email: emailOf(name),
  }
  const made = await call<Quote>('quotes.add', {
    lines: [{ checks: [], services: [], quantity: 1, ...line, catalogVersion }],
    customer,
    note: '',
  })
  const { id: quoteId, rev } = made
  const { netMinor } = made.totals
  if (kind === 'accepted')
    await call('quoteActions.acceptAtCounter', {
      quoteId,
      rev,
      name,
      signature: drawn,
      agrees: true,
      acceptedAt: new Date().toISOString(),
      shown: { netMinor, termsVersion: 0 },
    })
  if (kind === 'sent') await call('quotes.send', { quoteId, rev, channel: 'email' })
  return { netMinor, kind }
}

function kindOf(index: number): Told['kind'] {
  return index % 5 === 0 ? 'accepted' : index % 5 === 1 ? 'sent' : 'draft'
}

/**
 * Answers all questions about changed prices by keeping the offer that the customer has. Returns the number of
 * questions.
 */
async function keepAll(device: KillableBrowser): Promise<void> {
  await device.page().evaluate(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent.startsWith('Keep ')) button.click()
  })
}

async function quotesOfTeam(): Promise<readonly QuoteSummary[]> {
  const quotes: QuoteSummary[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await shop.owner.call('GET', `${shop.path}/quotes${cursor && `?cursor=${cursor}`}`)
    quotes.push(...body.quotes)
    cursor = body.nextCursor
  }
  return quotes
}

test('two devices, killed browsers, a killed server and a cut network: each quote, number, amount and mail once', async () => {
  test.setTimeout(1_500_000)
  const random = randomBy(20_261_128)
  let since = performance.now()
  /** Prints the duration of a phase. */
  const note = (phase: string) => {
    const now = performance.now()
    console.info(`${phase}: ${Math.round((now - since) / 1000)} s`)
    since = now
  }
  const told = new Map<string, Told>()
  const devices = [1, 2].map((number) => ({
    name: `Device ${number}`,
    browser: killableBrowser(shop.owner as Parameters<typeof killableBrowser>[0], origin),
  }))
  const [first, second] = devices
  assert.ok(first && second)
  for (const { browser } of devices) await openKeeping(browser)
  note('two devices opened')
  const catalogs: CatalogSummary[] = (await shop.owner.call('GET', `${shop.path}/catalogs`)).body
  const { version } = catalogs.find(({ id }) => id === shop.catalogs.buy.pricing.id) ?? {}
  assert.ok(version)

  // The server is unreachable; the browser of the first device also reports that there is no network.
  await network.stop()
  const restart = async (browser: KillableBrowser) => {
    await browser.kill()
    await browser.start(`${team}/waiting`)
  }
  await first.browser.page().context().setOffline(true)
  for (const [name, kind] of [
    ['Marta Nowak', 'sent'],
    ['Luca Ferrari', 'accepted'],
  ] as const)
    told.set(name, await makeByScreens(first.browser, name, kind))
  note('two quotes by screens')
  for (const { name: device, browser } of devices) {
    note(`before ${device}`)
    let killsLeft = 2
    for (let index = browser === first.browser ? 2 : 0; index < quotesPerDevice;) {
      const name = `${device} Customer ${index}`
      const isKilled = killsLeft > 0 && random() < 0.02
      try {
        const making = makeByCalls(browser, name, kindOf(index), version)
        making.catch(() => undefined)
        if (isKilled) await pause(random() * 40)
        if (isKilled) await browser.kill()
        told.set(name, await making)
        index++
      } catch (error) {
        if (!isKilled) throw error
      }
      if (!isKilled) continue
      killsLeft--
      await browser.start(`${team}/waiting`)
      if (browser === first.browser) await browser.page().context().setOffline(true)
      // A quote whose creation was interrupted exists as far as it was made, or not at all.
      const row = (await rowsOf(browser)).find(({ customerName }) => customerName === name)
      if (row && !told.has(name)) {
        assert.ok(row.netMinor)
        told.set(name, { netMinor: row.netMinor, kind: await kindWaiting(browser, name) })
        index++
      }
    }
  }
  note(`${told.size} quotes made`)
  await publishVersion(database, shop, shop.catalogs.buy, (price) => price - 1000)

  await network.start()
  for (const { browser } of devices) await restart(browser)
  let browserKills = 4
  let serverKills = 0
  while (browserKills < kills || serverKills < kills) {
    await pause(200 + random() * 2500)
    network.cut()
    await keepAll(first.browser).catch(() => undefined)
    if (serverKills < kills && random() < 0.5) {
      await server.kill()
      serverKills++
      await pause(random() * 500)
      await server.start()
    } else if (browserKills < kills) {
      const { browser } = random() < 0.5 ? first : second
      browserKills++
      await restart(browser)
    }
  }
  note(`${browserKills} kills of browsers, ${serverKills} of the server`)
  for (const { browser } of devices) {
    const nothing = browser.page().getByText('Nothing is waiting. Everything from this device has arrived.')
    for (let waits = 0; !(await nothing.isVisible()) && waits < 300; waits++) {
      await keepAll(browser)
      await pause(1000)
    }
    await nothing.waitFor({ timeout: 1000 })
  }

  note('all arrived')
  const quotes = await quotesOfTeam()
  const byName = new Map(quotes.map((quote) => [quote.customerName ?? '', quote]))
  assert.equal(quotes.length, told.size)
  assert.deepEqual([...byName.keys()].sort(), [...told.keys()].sort())
  for (const [name, { netMinor, kind }] of told) {
    const quote = byName.get(name)
    assert.deepEqual([name, quote?.netMinor, quote?.state], [name, netMinor, kind])
  }
  const numbers = quotes.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  )
  for (const { id } of quotes.filter(({ state }) => state === 'accepted')) {
    const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${id}`)
    assert.match(body.acceptance.signature, /^M/)
  }
  await mailsOnce([...told].filter(([, { kind }]) => kind !== 'draft').map(([name]) => name))
})

/** Returns how far a quote was made whose creation was interrupted. */
async function kindWaiting(browser: KillableBrowser, name: string): Promise<Told['kind']> {
  const entry = browser.page().getByRole('listitem').filter({ hasText: name })
  const words = await entry.innerText()
  return words.includes('Accepted and signed') ? 'accepted' : words.includes('email') ? 'sent' : 'draft'
}

/** Every customer with an address has exactly one mail; a retried mail keeps its Message-ID. */
async function mailsOnce(names: readonly string[]): Promise<void> {
  // Luca Ferrari gave no address.
  const wanted = names.filter((name) => name !== 'Luca Ferrari').map(emailOf)
  const received = () =>
    new Set(
      mailbox.mails.flatMap(({ recipients, messageId }) =>
        recipients.filter((one) => one.endsWith('@customer.example')).map((one) => `${one} ${messageId}`),
      ),
    )
  for (let waits = 0; received().size < wanted.length && waits < 600; waits++) await pause(100)
  await pause(1000)
  assert.deepEqual([...received()].map((one) => one.split(' ')[0]).sort(), wanted.sort())
}
