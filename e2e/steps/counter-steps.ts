import type { BrowserContextOptions, LaunchOptions, Page } from '@playwright/test'
import { aTeam } from '../../server/testing/product-builders.ts'
import { type Account, openSignedIn, signUp } from './signed-in.ts'

export interface GuestTeam {
  readonly guest: Account
  readonly page: Page
  /** Address prefix of the team's pages. */
  readonly team: string
}

/** Creates a guest with a team in Dublin, signed in in a new browser with an empty page. */
export async function openTeam(
  url: string,
  name: string,
  options: BrowserContextOptions = {},
  launchOptions?: LaunchOptions,
): Promise<GuestTeam> {
  const guest = await signUp(url, undefined)
  const { id } = await aTeam(guest, { name, country: 'IE' })
  return { guest, page: await openSignedIn(guest, url, options, launchOptions), team: `${url}/t/${id}` }
}

/** Sets up a phone by an IMEI and the model it determines, up to the price of the trade-in. */
export async function setUpPhone(page: Page, team: string, imei?: string): Promise<void> {
  await page.goto(`${team}/quotes/add/identify`)
  const field = page.getByRole('textbox', { name: /Scan, IMEI/ })
  if (imei !== undefined) {
    await field.fill(imei)
    await page.getByRole('button', { name: 'Use this number' }).click()
  }
  await field.fill('iphone 13')
  await page.getByRole('button', { name: /^iPhone 13 2021/ }).click()
  await page.getByRole('radio', { name: '128 GB' }).check({ force: true })
  await page.getByRole('button', { name: 'Add device' }).click()
  await page.getByRole('button', { name: 'Choose catalogs' }).click()
  await page.getByRole('radio', { name: /Trade-in/ }).check()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('heading', { name: 'Device checks' }).waitFor()
}

/**
 * Answers "All fine", then the first choice of every open question; for numbers, a battery in perfect
 * condition.
 */
export async function answerRest(page: Page, number = '100'): Promise<void> {
  const allFine = page.getByRole('button', { name: 'All fine' })
  if (await allFine.isVisible()) await allFine.click()
  const open = page.locator('[data-state=current]')
  for (let asked = 0; asked < 20 && (await open.count()) > 0; asked++) {
    const title = await open.getByRole('heading').innerText()
    if ((await open.locator('input[inputmode]').count()) > 0) await page.keyboard.type(number)
    else await page.keyboard.press('1')
    if ((await open.locator('input[inputmode], input[type=checkbox]').count()) > 0)
      await page.keyboard.press('Enter')
    await open.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'detached' })
  }
}
