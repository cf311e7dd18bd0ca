import type { Quote } from '@costard/contract'
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aQuote, aSentQuote, aShop, type Shop } from '../server/testing/product-builders.ts'
import { type StartedTestServer, startTestServer } from '../server/testing/start-test-server.ts'
import { showPath } from './show-path.ts'
import { type Account, openSignedIn, signUp } from './signed-in.ts'
import { verified } from './verified.ts'
import { setUp, test } from './story.ts'

let server: StartedTestServer
let url: string
let owner: Account
let shop: Shop
let team: string
let quote: Quote
let draft: Quote
let catalog: string
let paths: readonly string[]

setUp(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } })
  ;({ url } = server)
  owner = await verified(server, await signUp(url, { name: 'Niamh Example', email: 'niamh@example.com' }))
  shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  team = `/t/${shop.team.id}`
  ;({ quote } = await aSentQuote(shop))
  draft = await aQuote(shop)
  catalog = `${team}/catalogs/${quote.lines[0]?.catalogId}`
  paths = [
    `${team}/quotes`,
    `${team}/quotes/${quote.id}`,
    `${team}/quotes/${draft.id}/review`,
    `${team}/quotes/add/identify`,
    `${team}/quotes/add/bulk`,
    `${team}/customers`,
    `${team}/customers/add`,
    `${team}/customers/${quote.customerId}`,
    `${team}/catalogs`,
    `${catalog}/general`,
    `${catalog}/models`,
    `${catalog}/questions`,
    `${catalog}/propositions`,
    `${catalog}/services`,
    `${catalog}/computation`,
    `${catalog}/versions`,
    `${team}/widgets`,
    `${team}/widgets/add`,
    `${team}/dashboard`,
    `${team}/account`,
    `${team}/faq`,
    `${team}/countries`,
    `${team}/locales`,
    ...[
      'general',
      'sites',
      'sites/add',
      'members',
      'subscription',
      'messages',
      'tax',
      'device-checks',
      'api',
      'leave',
      'close',
    ].map((page) => `${team}/settings/${page}`),
  ]
})

test('screens with long texts fit a phone, and have no others', async () => {
  test.slow()
  const page = await openSignedIn(owner, url, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('language', 'en-XA'))
  const found: string[] = []
  for (const path of paths) {
    await showPath(page, url, path)
    await page.locator('h1, h2').getByText('⟦').or(page.locator('h1')).first().waitFor()
    found.push(...(await faultsOf(page)).map((what) => `${path.replace(team, '')}: ${what}`))
  }
  assert.deepEqual(found, [])
})

/** A page wider than the window, buttons whose words do not fit, and words of buttons and labels that are not from the texts. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetWidth > 0)
    const cut = shown('.mantine-Button-label').filter((label) => label.scrollWidth > label.clientWidth + 4)
    // From the device tables and the catalog, in English.
    const data =
      /^(?:\{\w+\}$|iPhone 15|Store credit|Charity gift|English|Français|Deutsch|Español|Watches|MacBooks|iPads|iMacs|Desktop Macs|(?:Standard|Pro|Older) iPhones)/
    const untranslated = shown('.mantine-Button-label, label, legend, th').filter(
      ({ textContent }) =>
        /\p{L}{3}/u.test(textContent) && !textContent.includes('⟦') && !data.test(textContent),
    )
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} pixels`] : []),
      ...cut.map((label) => `cut: ${label.textContent}`),
      ...untranslated.map((one) => `not from the texts: ${one.textContent}`),
    ]
  })
}
