import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { aQuote, aSentQuote } from '../server/testing/product-builders.ts'
import { openBrowser } from './browser.ts'
import { openLiveShop } from './live-shop.ts'
import { listOf, recordNetwork, type Sent } from './network.ts'

const shop = await openLiveShop()
const maxSignInRequests = 20
const maxSignInScriptBytes = 150_000
const maxRequests = 25
const maxMoreRequests = 6

/** Until nothing has gone over the network for half a second. */
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

test('the page of a customer takes at most 25 requests', async () => {
  const { token } = await aSentQuote(shop)
  const page = await openBrowser()
  const network = await recordNetwork(page)
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('button', { name: 'Accept offer' }).waitFor()
  await settle(page)
  const sent = await network.take()
  assertAtMost('customer', sent, maxRequests)
  assert.deepEqual(
    sent.filter(({ url }) => /sdk|session-views|shared/.test(url)),
    [],
  )
})

test('any page of a team takes at most 25 requests, and one more page at most 6', async () => {
  const { quote: sentQuote } = await aSentQuote(shop)
  const draft = await aQuote(shop)
  const [line] = draft.lines
  assert.ok(line)
  const page = await shop.browserOf(shop.owner)
  await settle(page)
  const network = await recordNetwork(page)
  const team = `${shop.url}/t/${shop.team.id}`
  const pages = {
    home: [shop.url, 'Quotes'],
    quotes: [`${team}/quotes`, 'Quotes'],
    customers: [`${team}/customers`, 'Customers'],
    catalogs: [`${team}/catalogs`, 'Catalogs'],
    account: [`${team}/account`, 'Account'],
    'device checks': [`${team}/settings/device-checks`, /./],
    'new team': [`${shop.url}/teams/add`, /./],
    identify: [`${team}/quotes/add/identify`, /./],
    'choose catalogs': [`${team}/quotes/add/catalogs`, /./],
    setup: [`${team}/quotes/add/setup/${line.catalogId}/${line.variantId}`, /./],
    quote: [`${team}/quotes/${sentQuote.id}`, sentQuote.number],
    review: [`${team}/quotes/${draft.id}/review`, 'Review and send'],
  } satisfies Record<string, readonly [string, string | RegExp]>

  for (const [name, [url, heading]] of Object.entries(pages)) {
    await emptyCache(page)
    await network.take()
    await page.goto(url)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await settle(page)
    // Where no socket opens at once, live documents poll.
    const sent = (await network.take()).filter(({ url: path }) => !path.startsWith('/.lp'))
    assertAtMost(name, sent, maxRequests)
    // Later ones are for what live documents say has changed.
    const live = sent.findIndex(({ url: path }) => path.includes('live-database'))
    const calls = sent
      .slice(0, live)
      .filter(({ url: path }) => path.startsWith('/api/'))
      .map(keyOf)
    assert.equal(new Set(calls).size, calls.length, `${name} asks twice\n${listOf(sent)}`)

    await page.reload()
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await settle(page)
    const again = await network.take()
    const isOwn = ({ url: path }: Sent) => !/^\/(api\/|v1\/|\.lp)/.test(path)
    assert.deepEqual(
      again.filter(isOwn).map(({ kind }) => kind),
      ['Document'],
      `${name}\n${listOf(again)}`,
    )
  }

  await emptyCache(page)
  await page.goto(`${team}/quotes`)
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
  await settle(page)
  await network.take()
  for (const [name, open] of [
    ['customers', () => page.getByRole('link', { name: 'Customers' }).click()],
    ['catalogs', () => page.getByRole('link', { name: 'Catalogs' }).click()],
    ['identify', () => page.keyboard.press('n')],
  ] as const) {
    await open()
    await settle(page)
    await page.waitForTimeout(600)
    const more = (await network.take()).filter(({ url }) => !url.startsWith('/.lp'))
    assertAtMost(`then ${name}`, more, maxMoreRequests)
  }
})

/** As somebody who is signed in but has nothing of the app in the cache. */
async function emptyCache(page: Page): Promise<void> {
  await page.goto('about:blank')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await cdp.detach()
}

function keyOf({ url, kind }: Sent): string {
  return `${kind} ${url}`
}
