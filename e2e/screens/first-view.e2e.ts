import type { Quote } from '@costard/contract'
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aQuote, aSentQuote } from '../../server/testing/product-builders.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { listOf, recordNetwork, type Sent } from '../steps/network.ts'
import { setUp, test } from '../steps/story.ts'
import { storedAt } from '../steps/signed-in.ts'

let shop: LiveShop
let sentQuote: Quote
let draft: Quote
let team: string
let setUpPath: string

setUp(async () => {
  shop = await openLiveShop()
  ;({ quote: sentQuote } = await aSentQuote(shop))
  draft = await aQuote(shop)
  team = `${shop.url}/t/${shop.team.id}`
  setUpPath = `${team}/quotes/add/setup/${draft.lines[0]?.catalogId}/${draft.lines[0]?.variantId}`
})
const maxSignInRequests = 20
const maxSignInScriptBytes = 150_000
const maxRequests = 25
/** The page of a quote reads who did what by a call of its own. */
const maxQuoteRequests = 26
const maxCustomerRequests = 10
const maxCustomerBytes = 60_000
const maxEnrichingBytes = 150_000
const maxMoreRequests = 6

/** Waits until nothing has gone over the network for half a second. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

function assertAtMost(what: string, sent: readonly Sent[], most: number): void {
  assert.ok(sent.length <= most, `${what}: ${sent.length} requests, at most ${most}\n${listOf(sent)}`)
  console.log(`${what}: ${sent.length} requests, ${sum(sent, 'bytes')} bytes`)
}

function sum(sent: readonly Sent[], of: 'bytes' | 'gzipBytes'): number {
  return sent.reduce((total, each) => total + each[of], 0)
}

test('a first sign-in takes at most 20 requests and 150 kB of scripts', async () => {
  const page = await openBrowser()
  const network = await recordNetwork(page)
  await page.goto(shop.url)
  await page.getByLabel('Your email address').waitFor()
  await settle(page)
  const sent = await network.take()
  assertAtMost('sign-in', sent, maxSignInRequests)
  const scripts = sent.filter(({ kind }) => kind === 'Script')
  const gzipBytes = sum(scripts, 'gzipBytes')
  console.log(`sign-in: scripts ${sum(scripts, 'bytes')} bytes sent, ${gzipBytes} by gzip`)
  assert.ok(gzipBytes <= maxSignInScriptBytes, `scripts: ${gzipBytes} bytes by gzip\n${listOf(scripts)}`)

  await page.reload()
  await page.getByLabel('Your email address').waitFor()
  await settle(page)
  const again = await network.take()
  assert.deepEqual(
    again.map(({ kind, status }) => `${kind} ${status}`),
    ['Document 304'],
    listOf(again),
  )

  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').waitFor()
  await settle(page)
  assertAtMost('sign-in, then sign-up', await network.take(), maxMoreRequests)
})

test('the page of a customer is usable after 60 kB and 10 requests, and takes at most 150 kB more', async () => {
  const { token } = await aSentQuote(shop)
  const address = `${shop.url}/q/${token}`
  const bare = await openBrowser({ javaScriptEnabled: false })
  const bareNetwork = await recordNetwork(bare)
  await bare.goto(address)
  await bare.getByRole('button', { name: 'Accept offer' }).waitFor()
  await settle(bare)
  const needed = await bareNetwork.take()
  assertAtMost('customer, without scripts', needed, maxCustomerRequests)
  assert.ok(sum(needed, 'bytes') <= maxCustomerBytes, listOf(needed))

  const page = await openBrowser()
  const network = await recordNetwork(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Accept offer' }).waitFor()
  await settle(page)
  const sent = await network.take()
  assertAtMost('customer', sent, maxCustomerRequests)
  assert.ok(sum(sent, 'bytes') <= maxCustomerBytes + maxEnrichingBytes, listOf(sent))
  // The page loads nothing of the web app.
  assert.deepEqual(
    sent.filter(({ kind }) => kind === 'Script').map(({ url }) => url.replace(/-[\w-]{8}\./, '.')),
    ['/assets/enrich.js'],
  )
})

// Which files other pages need is read from the build: built-scripts.e2e.ts.
for (const [name, address, heading] of [
  ['quotes', () => `${team}/quotes`, 'Quotes'],
  ['setup', () => setUpPath, /./],
  ['quote', () => `${team}/quotes/${sentQuote.id}`, () => sentQuote.number],
] as const)
  test(`${name}: few requests at first, the document and data at a second visit`, async () => {
    const page = await openBrowser({ storageState: storedAt(shop.owner, shop.url) })
    const network = await recordNetwork(page)
    const show = async () => {
      await page
        .getByRole('heading', { name: typeof heading === 'function' ? heading() : heading })
        .first()
        .waitFor()
      await liveLoaded(page)
      await settle(page)
      return neededByView(await network.take())
    }
    await page.goto(address())
    const sent = await show()
    // Live documents read again what was changed less than 5 s before it was read, as the records of this file were.
    const live = sent.findIndex(({ url: path }) => path.includes('live-database'))
    const atFirst = sent.slice(0, live)
    const isRepeated = (call: Sent) => atFirst.some((first) => keyOf(first) === keyOf(call))
    const different = [...atFirst, ...sent.slice(live).filter((call) => !isRepeated(call))]
    assertAtMost(name, different, name === 'quote' ? maxQuoteRequests : maxRequests)
    const calls = atFirst.filter(({ url: path }) => path.startsWith('/api/')).map(keyOf)
    assert.equal(new Set(calls).size, calls.length, `${name} requests something twice\n${listOf(sent)}`)

    await page.reload()
    const again = (await show()).filter(({ url: path }) => !/^\/(api|v1)\//.test(path))
    assert.deepEqual(
      again.map(({ kind }) => kind),
      ['Document'],
      listOf(again),
    )
  })

test('the next page takes at most 6 requests more', async () => {
  const page = await openBrowser({ storageState: storedAt(shop.owner, shop.url) })
  await page.goto(`${team}/quotes`)
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
  await liveLoaded(page)
  await settle(page)
  const network = await recordNetwork(page)
  for (const [name, open] of [
    ['customers', () => page.getByRole('link', { name: 'Customers' }).click()],
    ['catalogs', () => page.getByRole('link', { name: 'Catalogs' }).click()],
    ['identify', () => page.keyboard.press('n')],
  ] as const) {
    await open()
    await settle(page)
    await page.waitForTimeout(600)
    const more = neededByView(await network.take())
    assertAtMost(`then ${name}`, more, maxMoreRequests)
  }
})

/** Waits for the script of live documents, the last one that a signed-in page loads. */
async function liveLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('live-database')),
  )
}

/**
 * Without the polls of live documents before their socket is open, and without what is kept for work offline: it starts
 * with its script, 5 s after the page opened, which a slow view may take.
 */
function neededByView(sent: readonly Sent[]): readonly Sent[] {
  const offline = sent.findIndex(({ url }) => url.startsWith('/assets/offline-'))
  return sent.slice(0, offline < 0 ? undefined : offline).filter(({ url }) => !url.startsWith('/.lp'))
}

function keyOf({ url, kind }: Sent): string {
  return `${kind} ${url}`
}
