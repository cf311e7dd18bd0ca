import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { mailedLink } from '../steps/mailed-link.ts'
import { signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'

let url: string
let mailbox: TestMailbox

setUp(async () => {
  ;({ url, mailbox } = await startTestServer({ env: { APP_CHECK: 'off', RATE_LIMITS: 'off' } }))
})

/** Creates an account and opens the page for choosing a new password. */
async function openNewPassword(email: string): Promise<Page> {
  const page = await openBrowser()
  await signUp(url, { name: 'Forgetful Example', email })
  await page.goto(url)
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByText(`We sent an email with a link to ${email}`).waitFor()
  await page.goto(mailedLink(await mailbox.next(email)))
  await page.getByText(`For ${email}`).waitFor()
  return page
}

test('a new password is chosen, and signs in', async () => {
  const page = await openNewPassword('niamh@example.com')
  await page.getByRole('textbox', { name: 'Your new password' }).fill('battery staple')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
})

test('a password that is saved while signing in fails is not saved again', async () => {
  const page = await openNewPassword('sean@example.com')
  await page.route('**/v1/accounts:signInWithPassword*', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Your new password' }).fill('battery staple')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.getByText('auth/network-request-failed').waitFor()
  await page.getByText('Your new password is saved.').waitFor()
  await page.unroute('**/v1/accounts:signInWithPassword*')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
})
