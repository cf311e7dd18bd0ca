import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { acceptance, aSentQuote } from '../../server/testing/product-builders.ts'
import { axeCheckIn, axeDialog, axeFaults } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { answerRest, setUpPhone } from '../steps/counter-steps.ts'
import { autocompleteFaults } from './faults/autocomplete-faults.ts'
import { focusFaults } from './faults/focus-faults.ts'
import { longTextFaults } from './faults/long-text-faults.ts'
import { outlineFaults } from './faults/outline-faults.ts'
import { primaryBelowEdge, redBeforeTried, resize, untilDrawn } from './faults/primary-below-edge.ts'
import { isOfTeam, openShopOfScreens, type ShopOfScreens } from './shop-of-screens.ts'
import { showPath, untilQuiet } from './show-path.ts'
import { type Account, openSignedIn, signUp } from '../steps/signed-in.ts'
import { smallTargets } from './faults/small-targets.ts'
import { spilledText } from './faults/spilled-text.ts'
import { textSpacingFaults } from './faults/text-spacing-faults.ts'
import { setUp, test } from '../steps/story.ts'

let shop: ShopOfScreens
let url: string
let owner: Account
let team: string

setUp(async () => {
  shop = await openShopOfScreens()
  ;({ url, owner } = shop)
  team = `${url}/t/${shop.team.id}`
})
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Screens with fields for the data of the person who uses them. */
const aboutThemselves = /^\/(?:account|sign-up|reset-password|teams\/add|invitations\/.*)?$/

/** The pages of a walk live for a minute, in which optimized code saves a third of what the checks cost. */
const optimizing = { args: ['--js-flags=--always-sparkplug'] }

/** Shows each screen on a phone and returns what is wrong on them. faultsOf: checks of one screen, which may end at another size. */
async function walk(page: Page, faultsOf: (name: string) => Promise<readonly string[]>): Promise<string[]> {
  const found: string[] = []
  for (const path of shop.paths) {
    await resize(page, phone)
    // The screen before may have led here at a desk, and its checks leave traces.
    if (page.url() === url + path) await page.goto('about:blank')
    if (isOfTeam(path)) await showPath(page, url, path)
    else {
      await page.goto(url + path)
      await page.locator('h1').first().waitFor()
      // Some lead on to a page of the team, whose title follows its address a moment later.
      if (!page.url().startsWith(url + path) || isOfTeam(new URL(page.url()).pathname)) continue
    }
    found.push(...(await faultsOf(nameOf(page))))
  }
  return found
}

test('screens are accessible and fit, on a phone and at a desk, and have titles of their own', async () => {
  test.setTimeout(900_000)
  const titles = new Map<string, string>()
  const ledTo = new Set<string>()
  const page = await openSignedIn(owner, url, { viewport: phone }, optimizing)
  const found = await walk(page, async (name) => {
    const onPhone = await faultsOnPhone(page, name)
    const below = await untilQuiet(page, () => primaryBelowEdge(page, desk))
    const faults = [...onPhone.map((what) => `on a phone, ${what}`), ...below]
    // At a desk some menus lead on to their first page, which has a turn of its own.
    if (nameOf(page) !== name) ledTo.add(nameOf(page))
    else if (!titles.has(name)) {
      titles.set(name, await page.title())
      faults.push(...(await faultsAtDesk(page)).map((what) => `at a desk, ${what}`))
    }
    return faults.map((what) => `${name}: ${what}`)
  })
  assert.deepEqual(found, [])
  assert.deepEqual(
    [...ledTo].filter((name) => !titles.has(name)),
    [],
    'not checked at a desk',
  )
  const byTitle = Map.groupBy(titles, ([, title]) => title)
  const shared = [...byTitle].filter(([title, of]) => of.length > 1 || /^[\w ]+ Pro$/.test(title))
  assert.deepEqual(
    shared.map(([title, of]) => `${title}: ${of.map(([name]) => name).join(', ')}`),
    [],
  )
})

/** Checks a screen in the dark scheme: targets of 44 px, fields, and texts, also with more space between letters. */
async function faultsOnPhone(page: Page, name: string): Promise<string[]> {
  return [
    ...(await autocompleteFaults(page, aboutThemselves.test(name) ? 'themselves' : 'others')),
    ...(await axeFaults('dark', page)),
    ...(await smallTargets(page)),
    ...(await spilledText(page)),
    ...(await redBeforeTried(page)),
    ...(await textSpacingFaults(page)),
    ...(await focusFaultsThenClosed(page)),
  ]
}

/** Checks a screen in the light scheme, its outline, and the place of Help. */
async function faultsAtDesk(page: Page): Promise<string[]> {
  return [
    ...(await axeFaults('light', page)),
    ...(await helpElsewhere(page)),
    ...(await outlineFaults(page)),
    ...(await focusFaultsThenClosed(page)),
  ]
}

/** Checks the focus, then closes the lists of choices that opened with it: they would be there at the next size and screen. */
async function focusFaultsThenClosed(page: Page): Promise<string[]> {
  const found = await focusFaults(page)
  await page.evaluate(() => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
  await untilDrawn(page)
  return found
}

test('screens with long texts fit a phone, and have no others', async () => {
  test.setTimeout(900_000)
  const page = await openSignedIn(owner, url, { viewport: phone })
  await page.addInitScript(() => localStorage.setItem('language', 'en-XA'))
  const found = await walk(page, async (name) => {
    await page.locator('h1, h2').getByText('⟦').or(page.locator('h1')).first().waitFor()
    return (await longTextFaults(page)).map((what) => `${name}: ${what}`)
  })
  assert.deepEqual(found, [])
})

/** Returns a fault unless Help is the last link of the side column, or the page has no side column. */
function helpElsewhere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const navigations = [...document.querySelectorAll('nav')]
    const links = navigations.find((one) => one.ariaLabel === 'Settings and help')?.querySelectorAll('a')
    if (!links && !navigations.some((one) => one.ariaLabel === 'Main')) return []
    return links && /\/faq\b/.test([...links].at(-1)?.pathname ?? '') ? [] : ['Help is not at its place']
  })
}

/** Checks one state of a page at both sizes, each in another scheme. */
async function checkBoth(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(desk)
  await axeCheckIn('light', page, screen)
  await page.setViewportSize(phone)
  await axeCheckIn('dark', page, screen)
  await page.setViewportSize(desk)
}

test('signing in, signing up and the first team are accessible', async () => {
  const page = await openBrowser()
  await page.goto(url)
  await page.getByLabel('Your email address').waitFor()
  await checkBoth(page, 'sign-in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Aoife Example')
  await checkBoth(page, 'sign-up')
  const guest = await openSignedIn(await signUp(url, undefined), url)
  await guest.goto(url)
  await guest.getByLabel('Team name').fill('Quay Phones')
  await checkBoth(guest, 'home')
  await guest.getByRole('button', { name: 'Create team' }).click()
  await guest.getByText('No quotes yet').waitFor()
  await checkBoth(guest, 'empty list')
})

test('a device that is identified, set up and reviewed is accessible at each step', async () => {
  const page = await openSignedIn(owner, url)
  await setUpPhone(page, team)
  await page
    .getByText(/^0 of \d+ answered$/)
    .first()
    .waitFor()
  await page.keyboard.press('1')
  await checkBoth(page, 'setup')
  await answerRest(page)
  await checkBoth(page, 'setup, all answered')
  await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  await page.getByRole('combobox', { name: 'Name' }).fill('Aoife Example')
  await page.getByRole('combobox', { name: 'Email' }).fill('aoife@example.com')
  await checkBoth(page, 'review')
})

test("the customer's page is accessible", async () => {
  const page = await openBrowser()
  await page.goto(`${url}/q/${shop.token}`)
  await page.getByRole('button', { name: 'Accept offer' }).waitFor()
  await checkBoth(page, 'offer')
  await page.setViewportSize(phone)
  assert.deepEqual(
    [...(await textSpacingFaults(page)), ...(await autocompleteFaults(page, 'themselves'))],
    [],
  )
  await page.setViewportSize(desk)
  await page.getByRole('checkbox', { name: /agree to this offer/ }).check()
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
  await checkBoth(page, 'accepted')
})

test('the purchase book with an entry, its correction and its export is accessible', async () => {
  const bought = await aSentQuote(shop)
  await owner.call('POST', `/public/quotes/${bought.token}/accept`, acceptance)
  const at = `${shop.path}/quotes/${bought.quote.id}`
  for (const to of ['received', 'inspecting', 'matched', 'paid']) {
    const { rev } = (await owner.call('GET', at)).body
    await owner.call('POST', `${at}/lines/${bought.quote.lines[0]?.id}/fulfilment`, { rev, to, note: '' })
  }
  const page = await openSignedIn(owner, url, { viewport: desk })
  await page.goto(`${team}/purchase-book?entry=1`)
  await page.getByRole('button', { name: 'Add a correction' }).waitFor()
  await checkBoth(page, 'entry of the purchase book')
  await page.setViewportSize(phone)
  assert.deepEqual([...(await smallTargets(page)), ...(await spilledText(page))], [])
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Add a correction' }).click()
  await page.getByRole('dialog').getByLabel('What is right?').waitFor()
  await axeDialog(page, 'correction')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Export/ }).click()
  await page.getByRole('dialog').getByText('One entry with its seller.').waitFor()
  await axeDialog(page, 'export of the purchase book')
})

test('signing in has targets of 44 px and fields with a purpose', async () => {
  const page = await openBrowser({ viewport: phone })
  const found: string[] = []
  for (const path of ['/', '/sign-up', '/reset-password']) {
    await page.goto(url + path)
    await page.getByRole('textbox').first().waitFor()
    const faults = [...(await smallTargets(page)), ...(await autocompleteFaults(page, 'themselves'))]
    found.push(...faults.map((what) => `${path}: ${what}`))
  }
  assert.deepEqual(found, [])
})

function nameOf(page: Page): string {
  return new URL(page.url()).pathname.replace(`/t/${shop.team.id}`, '').replace(shop.buy.id, ':gid')
}
