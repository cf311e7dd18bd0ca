import type { Page } from '@playwright/test'
import { aSentQuote, aTeam } from '../../server/testing/product-builders.ts'
import { openBrowser } from '../steps/browser.ts'
import { answerRest, setUpPhone } from '../steps/counter-steps.ts'
import { openLiveShop } from '../steps/live-shop.ts'
import { isOfTeam, openShopOfScreens, type ShopOfScreens } from '../screens/shop-of-screens.ts'
import { showPath } from '../screens/show-path.ts'
import { openSignedIn, signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import { quotesInStates } from './quote-states.ts'
import { screenName, type Size, sizes, takePictures } from './take-pictures.ts'

// Pictures of all screens in all states, for people to look at. Nothing is asserted here.
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 })

let shop: ShopOfScreens
let team: string

setUp(async () => {
  shop = await openShopOfScreens()
  team = `/t/${shop.team.id}`
})

/** Screens of a team that have distinct states. */
const main = ['/quotes', '/customers', '/catalogs', '/widgets', '/dashboard', '/payouts', '/purchase-book']
const settings = ['/settings/sites', '/settings/members', '/settings/api', '/settings/audit', '/account']
const everySize = Object.keys(sizes) as readonly Size[]

interface Walk {
  readonly state: string
  readonly paths: readonly string[]
  /** Origin of the server. Default: the server of the shop that all states share. */
  readonly origin?: string
  readonly inSizes?: readonly Size[]
  readonly language?: string
  /** Creates the state, after a first screen is shown. */
  readonly begin?: (page: Page) => Promise<void>
}

async function walk(
  page: Page,
  { state, paths, origin = shop.url, inSizes = everySize, language = 'en', begin }: Walk,
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  for (const size of inSizes) {
    await page.setViewportSize(sizes[size])
    if (begin) {
      await showPath(page, origin, paths[0] ?? '')
      await begin(page)
    }
    for (const path of paths) {
      if (isOfTeam(path)) await showPath(page, origin, path)
      else await page.goto(origin + path)
      await page.locator('h1, h2').first().waitFor()
      await takePictures(page, { state, screen: screenName(path), size, language })
    }
  }
}

for (const size of everySize)
  test(`filled ${size}`, async () => {
    const page = await openSignedIn(shop.owner, shop.url)
    await walk(page, { state: 'filled', paths: shop.paths, inSizes: [size] })
  })

for (const language of ['de', 'fr', 'es'])
  test(`filled ${language}`, async () => {
    const page = await openSignedIn(shop.owner, shop.url)
    await walk(page, { state: 'filled', paths: shop.paths, inSizes: ['desk', 'phone'], language })
  })

test('long texts', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  await walk(page, { state: 'long', paths: shop.paths, inSizes: ['phone'], language: 'en-XA' })
})

test('empty', async () => {
  const { id } = await aTeam(shop.owner, { name: 'Quay Phones', country: 'IE', startWith: 'nothing' })
  const paths = [...main, ...settings, '/waiting', '/catalogs/sources'].map((path) => `/t/${id}${path}`)
  await walk(await openSignedIn(shop.owner, shop.url), { state: 'empty', paths })
})

test('quotes in their states', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  const customers = await openBrowser()
  for (const { state, quoteId, isDraft, token } of await quotesInStates(shop)) {
    await walk(page, { state, paths: [`${team}/quotes/${quoteId}${isDraft ? '/review' : ''}`] })
    if (token !== undefined) await walk(customers, { state, paths: [`/q/${token}`] })
  }
})

for (const size of everySize)
  test(`setup of a device ${size}`, async () => {
    const page = await openSignedIn(shop.owner, shop.url, { viewport: sizes[size] })
    await setUpPhone(page, shop.url + team)
    const at = { screen: 'setup', size, language: 'en' }
    await takePictures(page, { state: 'filled', ...at })
    await page.keyboard.press('1')
    await answerRest(page)
    await takePictures(page, { state: 'answered', ...at })
  })

test('somebody who may only read', async () => {
  const full = await openLiveShop()
  const agent = await full.hire('Cian Byrne', 'agent')
  const { quote } = await aSentQuote(full)
  await full.owner.call('POST', `${full.path}/open`)
  const row = `insert into product.subscriptions (team_id, plan, started_at) values ($1, 'free', now())`
  await full.asDatabase(row, [full.team.id])
  const paths = [...main, `/quotes/${quote.id}`].map((path) => `/t/${full.team.id}${path}`)
  const page = await openSignedIn(agent, full.url)
  await walk(page, { state: 'read-only', origin: full.url, paths, inSizes: ['desk', 'phone'] })
})

test('no connection', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  const paths = ['/quotes', '/quotes/add/identify', `/quotes/${shop.sent.id}`, '/customers', '/settings/api']
  await walk(page, {
    state: 'offline',
    paths: paths.map((path) => team + path),
    inSizes: ['desk', 'phone'],
    begin: async () => {
      for (const path of paths) await showPath(page, shop.url, team + path)
      await page.context().setOffline(true)
      // A connection counts as lost after two seconds.
      await page.waitForTimeout(3_000)
    },
  })
})

test('an answer of the server that failed', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  const failing = /\/api\/teams\/[\w-]+\/(quotes|customers|managed-catalogs|widgets|dashboard|members|sites)/
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  const paths = [...main, `/quotes/${shop.sent.id}`, '/settings/members'].map((path) => team + path)
  await walk(page, { state: 'failed', paths, inSizes: ['desk', 'phone'] })
})

test('what does not exist', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  const paths = ['/quotes/nothing', '/customers/nothing', '/catalogs/nothing', '/nothing'].map(
    (path) => team + path,
  )
  await walk(page, { state: 'missing', paths: [...paths, '/nothing'], inSizes: ['desk', 'phone'] })
})

test('pages without an account', async () => {
  const page = await openBrowser()
  const paths = ['/', '/sign-up', '/reset-password', `/q/${shop.token}`, '/privacy', '/terms', '/faq']
  await walk(page, { state: 'public', paths })
  for (const language of ['de', 'fr', 'es'])
    await walk(await openBrowser({ locale: language }), {
      state: 'public',
      paths,
      inSizes: ['phone'],
      language,
    })
})

test('the first team', async () => {
  const guest = await signUp(shop.url, undefined)
  await walk(await openSignedIn(guest, shop.url), { state: 'first-team', paths: ['/'] })
})
