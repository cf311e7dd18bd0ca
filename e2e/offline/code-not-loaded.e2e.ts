import assert from 'node:assert/strict'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { screenPatterns } from '../../contract/addresses.ts'
import { type Shop, aShop } from '../../server/testing/product-builders.ts'
import { type StartedTestServer, startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { scriptsFor } from '../steps/built-scripts.ts'
import { type Account, openSignedIn, signUp } from '../steps/signed-in.ts'
import { verified } from '../steps/verified.ts'
import { setUp, test } from '../steps/story.ts'

let server: StartedTestServer
let url: string
let owner: Account
let shop: Shop
let team: string

setUp(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off', APP_CHECK: 'off' } })
  ;({ url } = server)
  owner = await verified(server, await signUp(url, { name: 'Niamh Example', email: 'niamh@example.com' }))
  shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  team = `/t/${shop.team.id}`
})

const failures = {
  'without a network': { words: /You’re offline|No connection/, cut: cutNetwork },
  'after a deployment': { words: /There is a new version/, cut: removeCode },
} as const

async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
}

/** The server responds, but no longer has the files of the version on screen. */
async function removeCode(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'not found' }))
}

/**
 * Scripts that a signed-in page loads without a view waiting for them: live updates, and after 5 s the
 * offline code.
 */
const byItself = scriptsFor('live-database', 'offline')

for (const [when, { words, cut }] of Object.entries(failures)) {
  test(`the views of all routes say what is wrong ${when}`, async () => {
    const page = await openSignedIn(owner, url)
    await page.goto(url + team)
    await page.getByText('No quotes yet').waitFor()
    const shown = new Set(await loadedCode(page))
    await cut(page)
    const asked = new Set<string>()
    page.on('request', (request) => {
      const url = request.url()
      if (url.endsWith('.js') && !shown.has(url) && !byItself.has(path.basename(url))) asked.add(url)
    })
    const said = new Map<string, string>()
    for (const pattern of Object.values(screenPatterns)) {
      const before = asked.size
      await goInApp(page, pattern.replace('/t/:tid', team).replaceAll(/:\w+/g, 'none'))
      await page.waitForTimeout(150)
      if (asked.size === before) continue
      const wayOut = page.getByRole('button', { name: /Try again|Reload/ }).first()
      await wayOut.waitFor({ timeout: 5000 }).catch(() => {})
      const text = await page.locator('body').innerText()
      said.set(pattern, words.test(text) && (await wayOut.isVisible()) ? 'said' : text.slice(0, 300))
    }
    assert.deepEqual(
      [...said].filter(([, text]) => text !== 'said'),
      [],
    )
    assert.ok(said.size >= 12, `${said.size} views`)
  })

  test(`a dialog says what is wrong ${when} and can be closed`, async () => {
    const page = await openSignedIn(owner, url)
    await page.goto(url + team)
    await page.getByText('No quotes yet').waitFor()
    await cut(page)
    for (const key of ['Shift+?', 'Control+k']) {
      await page.keyboard.press(key)
      const dialog = page.getByRole('dialog', { name: words })
      await dialog.waitFor({ timeout: 5000 })
      await dialog.getByRole('button', { name: /Try again|Reload/ }).waitFor()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
  })

  test(`signing in says what is wrong within five seconds ${when}`, async () => {
    const page = await openBrowser({ locale: 'de-DE' })
    await page.goto(url)
    const email = page.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' })
    await email.waitFor()
    await cut(page)
    await email.fill('niamh@example.com')
    await page.getByRole('button', { name: 'Weiter' }).click()
    const inGerman =
      when === 'after a deployment' ? /Es gibt eine neue Version/ : /auth\/network-request-failed/
    await page.getByRole('alert').getByText(inGerman).first().waitFor({ timeout: 5000 })
    assert.doesNotMatch(await page.locator('body').innerText(), /module|fetch/)
  })
}

test('a view opens again when the network is back', async () => {
  const page = await openSignedIn(owner, url)
  await page.goto(url + team)
  await page.getByText('No quotes yet').waitFor()
  await cutNetwork(page)
  await page.keyboard.press('Shift+?')
  const problem = page.getByRole('dialog', { name: 'No connection' })
  await problem.waitFor()
  await page.context().setOffline(false)
  await problem.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
})

async function loadedCode(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
}

/** Navigates within the app without a request for the page. */
async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}
