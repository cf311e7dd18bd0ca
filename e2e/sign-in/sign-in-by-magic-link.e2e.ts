import assert from 'node:assert/strict'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { mailedLink } from '../steps/mailed-link.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'
import type { Page } from '@playwright/test'

let page: Page
let url: string
let mailbox: TestMailbox

setUp(async () => {
  page = await openBrowser()
  ;({ url, mailbox } = await startTestServer({ env: { APP_CHECK: 'off' } }))
})

async function askForLink(email: string, from = { url, mailbox }): Promise<string> {
  await page.goto(from.url)
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Check your mailbox!' }).waitFor()
  return mailedLink(await from.mailbox.next(email))
}

test('the link signs in where it was asked for', async () => {
  const link = await askForLink('niamh@example.com')
  await page.goto(link)
  await page.getByRole('heading', { name: 'Welcome.' }).waitFor()
  assert.equal(page.url(), `${url}/`)
  assert.deepEqual(
    await page.evaluate(() => [localStorage.getItem('email'), localStorage.getItem('emailForSignIn')]),
    ['niamh@example.com', null],
  )
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Your email address').waitFor()
})

test('a link followed before the page knows that it was sent leads back to that page', async () => {
  await page.route('**/accounts:sendOobCode**', (route) => void route.fetch())
  await page.goto(`${url}/teams/add`)
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.goto(mailedLink(await mailbox.next('niamh@example.com')))
  await page.getByRole('heading', { name: 'Create a team' }).waitFor()
  assert.equal(page.url(), `${url}/teams/add`)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Your email address').waitFor()
})

test('in another browser it asks for the address, and takes no other', async () => {
  const link = await askForLink('sean@example.com')
  const phone = await openBrowser({ viewport: { width: 390, height: 844 } })
  await phone.goto(link)
  const field = phone.getByLabel('Please provide your email for confirmation')
  await field.fill('somebody.else@example.com')
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByText('This link was sent to another email address.').waitFor()
  await field.fill('sean@example.com')
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByRole('heading', { name: 'Welcome.' }).waitFor()
})

test('a link that was used says so, and how to go on', async () => {
  const link = await askForLink('orla@example.com')
  await page.goto(link)
  await page.getByRole('heading', { name: 'Welcome.' }).waitFor()
  const laptop = await openBrowser()
  await laptop.goto(link)
  await laptop.getByLabel('Please provide your email for confirmation').fill('orla@example.com')
  await laptop.getByRole('button', { name: 'Continue' }).click()
  await laptop.getByText('This link was already used').waitFor()
  await laptop.getByRole('button', { name: 'Send a new link' }).click()
  await laptop.getByRole('heading', { name: 'Check your mailbox!' }).waitFor()
  await mailbox.next('orla@example.com')
  await laptop.getByRole('button', { name: 'Dismiss and start again' }).click()
  await laptop.getByRole('button', { name: 'Continue' }).waitFor()
  assert.equal(laptop.url(), `${url}/`)
})

test('a link that is too old says so, and a new one can be asked for', async () => {
  const hasty = await startTestServer({ env: { APP_CHECK: 'off', OOB_CODE_TTL_SECONDS: '1' } })
  const link = await askForLink('maeve@example.com', hasty)
  await page.waitForTimeout(1100)
  await page.goto(link)
  await page.getByText(/expired/).waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Continue' }).waitFor()
})
