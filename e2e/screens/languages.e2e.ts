import type { Quote } from '@costard/contract'
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aQuote, aSentQuote, aShop, type Shop } from '../../server/testing/product-builders.ts'
import { type StartedTestServer, startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { recordNetwork } from '../steps/network.ts'
import { showPath } from './show-path.ts'
import { type Account, signUp, storedAt } from '../steps/signed-in.ts'
import { verified } from '../steps/verified.ts'
import { setUp, test } from '../steps/story.ts'

let server: StartedTestServer
let url: string
let owner: Account
let shop: Shop
let team: string
let quote: Quote
let draft: Quote
let line: Quote['lines'][number] | undefined
let catalog: string
let screens: readonly [path: string, de: string, fr: string][]

setUp(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } })
  ;({ url } = server)
  owner = await verified(server, await signUp(url, { name: 'Niamh Example', email: 'niamh@example.com' }))
  shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  team = `/t/${shop.team.id}`
  ;({ quote } = await aSentQuote(shop))
  draft = await aQuote(shop)
  line = draft.lines[0]
  catalog = `${team}/catalogs/${quote.lines[0]?.catalogId}`
  screens = [
    [`${team}/quotes`, 'Gesendet', 'Envoyée'],
    [`${team}/quotes/${quote.id}`, 'Wie es weitergeht', 'La suite'],
    [`${team}/quotes/${draft.id}/review`, 'Prüfen und senden', 'Vérifier et envoyer'],
    [`${team}/quotes/add/identify`, 'Was liegt auf der Theke?', 'Qu’y a-t-il sur le comptoir\u202F?'],
    [`${team}/quotes/add/setup/${line?.catalogId}/${line?.variantId}`, 'Alles in Ordnung', 'Tout est bon'],
    [`${team}/quotes/add/bulk`, 'Liste lesen', 'Lire la liste'],
    [`${team}/customers`, 'Ada Customer', 'Ada Customer'],
    [`${team}/customers/add`, 'Adresse und Steuer', 'Adresse et taxe'],
    [`${team}/catalogs`, 'Kataloge', 'Catalogues'],
    [`${catalog}/general`, 'Mindestangebot', 'Offre minimale'],
    [`${catalog}/models`, 'iPhone 15', 'iPhone 15'],
    [`${catalog}/questions`, 'Fragen', 'Questions'],
    [`${catalog}/propositions`, 'Optionen', 'Formules'],
    [`${catalog}/services`, 'Leistungen', 'Services'],
    [`${catalog}/computation`, 'Grundpreis', 'Prix de base'],
    [`${catalog}/versions`, 'Versionen', 'Versions'],
    [`${team}/dashboard`, 'Übersicht', 'Tableau de bord'],
    [`${team}/account`, 'Anmeldearten', 'Modes de connexion'],
    [`${team}/settings/general`, 'Öffnungszeiten', 'Horaires d’ouverture'],
    [`${team}/settings/device-checks`, 'Abfragedienst', 'Service de consultation'],
  ]
})

/** The languages whose texts were loaded. */
async function loadedLanguages(network: Awaited<ReturnType<typeof recordNetwork>>): Promise<string[]> {
  const files = (await network.take()).map(
    (sent) => /\/(..)-(?:session|signed-in)-[^/]*\.js$/.exec(sent.url)?.[1],
  )
  return [...new Set(files.filter((language) => language !== undefined))]
}

test('a language that is chosen stays, and only its texts are loaded', async () => {
  const page = await openBrowser({ storageState: storedAt(owner, url) })
  const network = await recordNetwork(page)
  await page.goto(`${url}${team}/account`)
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  assert.deepEqual(await loadedLanguages(network), ['en'])

  await page.getByLabel('Language').locator('visible=true').selectOption('Deutsch')
  await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
  assert.deepEqual(await loadedLanguages(network), ['de'])
  assert.equal(await page.locator('html').getAttribute('lang'), 'de')
  assert.match(await page.title(), /^Konto · /)

  await page.reload()
  await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'de')
})

/** Screens, each with a text that shows that it is there. */

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
] as const) {
  test(`every screen fits a phone in ${language}`, async () => {
    const page = await openBrowser({
      storageState: storedAt(owner, url),
      locale,
      viewport: { width: 390, height: 844 },
    })
    const network = await recordNetwork(page)
    const tooWide: string[] = []
    for (const [path, de, fr] of screens) {
      await showPath(page, url, path)
      await page
        .getByText(language === 'de' ? de : fr)
        .locator('visible=true')
        .first()
        .waitFor()
      tooWide.push(...(await outside(page)).map((what) => `${path}: ${what}`))
    }
    assert.deepEqual(tooWide, [])
    assert.deepEqual(await loadedLanguages(network), [language])
  })
}

/** Returns the size of a page that is wider than the window, and buttons whose words do not fit. */
async function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')].filter(
      (label) => label.offsetWidth > 0 && label.scrollWidth > label.clientWidth + 4,
    )
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} pixels`] : []),
      ...cut.map((label) => `cut: ${label.textContent}`),
    ]
  })
}
