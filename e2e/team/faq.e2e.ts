import assert from 'node:assert/strict'
import { startTestServer } from '../../server/testing/testing.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { setUp, test } from '../steps/story.ts'
import type { StartedTestServer } from '../../server/testing/start-test-server.ts'

let url: string
let reader: StartedTestServer

setUp(async () => {
  ;({ url } = await startTestServer({
    env: { SUPPORT_EMAIL: 'help@liffey.example', CONTENT_ACCESS_TOKEN: 'shared-token' },
  }))
  reader = await startTestServer({
    env: {
      CONTENT: 'prismic',
      CONTENT_API_URL: `${url}/content/api/v2`,
      CONTENT_ACCESS_TOKEN: 'shared-token',
    },
  })
})
/** The second server reads its content from the first, as if from a Prismic repository. */

test('help opens at the answers of the screen, finds others, and passes an answer on by its address', async () => {
  const { page, team } = await openTeam(url, 'Helpful')
  await page.goto(`${team}/catalogs`)
  await page.getByRole('link', { name: 'Help & FAQ' }).click()
  await page.getByRole('heading', { name: 'How can we help?' }).waitFor()
  const here = page.getByRole('list', { name: 'For the page you came from:' })
  await here.getByRole('link', { name: 'What is a catalog?' }).waitFor()

  await page.keyboard.press('/')
  // A key that may start a scan takes effect a moment later.
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('imei scan')
  await page.locator('mark').first().waitFor()
  await page.getByRole('link', { name: 'Which number do I scan?' }).click()
  await page.getByRole('heading', { name: 'Which number do I scan?', level: 1 }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/faq/which-number-to-scan')
  await page.locator('img[alt^="A phone with its IMEI"]').evaluate((img: HTMLImageElement) => img.decode())

  await page.goBack()
  const search = page.getByRole('searchbox')
  assert.equal(await search.inputValue(), 'imei scan')
  await search.fill('spaceship')
  await page.getByRole('heading', { name: 'No answer for that' }).waitFor()
  const mail = await page.getByRole('link', { name: 'Write to us' }).getAttribute('href')
  assert.equal(mail, 'mailto:help@liffey.example?subject=Question%20about%20Costard%20Pro&body=spaceship')
})

test('the address of an answer works on a phone, in another language, with content from elsewhere', async () => {
  const { page } = await openTeam(reader.url, 'Reprise', {
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
  })
  await page.goto(`${reader.url}/faq/find-my-is-on`)
  await page.getByRole('heading', { name: '« Localiser » est encore activé' }).waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.equal(width, 390)
  await page.goto(`${reader.url}/faq/no-such-answer`)
  await page.getByRole('heading', { name: 'Réponse introuvable' }).waitFor()
})
