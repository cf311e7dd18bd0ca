import type { Quote } from '@costard/contract'
import assert from 'node:assert/strict'
import { addressOf, screenPatterns } from '../contract/addresses.ts'
import { aQuote, aSentQuote, aShop, type Shop } from '../server/testing/product-builders.ts'
import { type StartedTestServer, startTestServer } from '../server/testing/start-test-server.ts'
import { openBrowser } from './browser.ts'
import { showPath } from './show-path.ts'
import { type Account, openSignedIn, signUp } from './signed-in.ts'
import { smallTargets } from './small-targets.ts'
import { spilledText } from './spilled-text.ts'
import { verified } from './verified.ts'
import { setUp, test } from './story.ts'

let server: StartedTestServer
let url: string
let owner: Account
let shop: Shop
let quote: Quote
let draft: Quote
let buy: Shop['catalogs']['buy']['pricing']
let site: { readonly id: string }
let widget: { readonly id: string }

setUp(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } })
  ;({ url } = server)
  owner = await verified(server, await signUp(url, { name: 'Niamh Example', email: 'niamh@example.com' }))
  shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  ;({ quote } = await aSentQuote(shop))
  draft = await aQuote(shop)
  buy = shop.catalogs.buy.pricing
  site = (await owner.call('POST', `/teams/${shop.team.id}/sites`, siteNamed('Quay Street'))).body
  widget = (await owner.call('POST', `/teams/${shop.team.id}/widgets`, { name: 'Shop', catalogId: buy.id }))
    .body
})
const phone = { width: 390, height: 844 }

/** Screens that need a link of their own or a draft that no address has, and the address that leads to the quotes. */
const apart: readonly (keyof typeof screenPatterns)[] = ['invitation', 'accountAction', 'setup', 'team']

function paths(): readonly string[] {
  return Object.entries(screenPatterns).flatMap(([name, pattern]) => {
    if (apart.some((one) => one === name)) return []
    const key = /services/.test(pattern)
      ? buy.services[0]?.key
      : /propositions/.test(pattern)
        ? buy.propositions[0]?.key
        : buy.questions[0]?.key
    const values = {
      tid: shop.team.id,
      gid: buy.id,
      qid: /review/.test(pattern) ? draft.id : quote.id,
      cid: quote.customerId ?? '',
      sid: site.id,
      wid: widget.id,
      key: key ?? '',
      uid: 'which-number-to-scan',
    }
    return [addressOf(pattern as '/t/:tid', values)]
  })
}

test('screens on a phone have titles of their own, targets of 44 px and no spilled text', async () => {
  test.slow()
  const titles = new Map<string, string>()
  const page = await openSignedIn(owner, url, { viewport: phone })
  const found: string[] = []
  for (const path of paths()) {
    if (path.startsWith('/t/')) await showPath(page, url, path)
    else {
      // Some lead on to another page.
      await page.goto(url + path)
      await page.locator('h1').first().waitFor()
    }
    const { pathname } = new URL(page.url())
    titles.set(pathname, await page.title())
    const wrong = [...(await smallTargets(page)), ...(await spilledText(page))]
    found.push(...wrong.map((what) => `${nameOf(pathname)}: ${what}`))
  }
  assert.deepEqual(found, [])
  const byTitle = Map.groupBy(titles, ([, title]) => title)
  const shared = [...byTitle].filter(([title, of]) => of.length > 1 || /^[\w ]+ Pro$/.test(title))
  assert.deepEqual(
    shared.map(([title, of]) => `${title}: ${of.map(([path]) => nameOf(path)).join(', ')}`),
    [],
  )
})

test('signing in has targets of 44 px', async () => {
  const page = await openBrowser({ viewport: phone })
  const found: string[] = []
  for (const path of ['/', '/sign-up', '/reset-password']) {
    await page.goto(url + path)
    await page.getByRole('textbox').first().waitFor()
    found.push(...(await smallTargets(page)).map((what) => `${path}: ${what}`))
  }
  assert.deepEqual(found, [])
})

function nameOf(path: string): string {
  return path.replace(`/t/${shop.team.id}`, '').replace(buy.id, ':gid')
}

function siteNamed(name: string) {
  return { name, street: '1 Quay', town: '', directions: '', phone: '', hours: null }
}
