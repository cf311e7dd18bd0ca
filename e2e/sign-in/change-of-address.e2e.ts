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
let apiKey: string

setUp(async () => {
  page = await openBrowser()
  ;({ url, mailbox } = await startTestServer({ env: { APP_CHECK: 'off' } }))
  ;({ apiKey } = (await fetch(`${url}/__/firebase/init.json`).then((response) => response.json())) as {
    apiKey: string
  })
})
const password = 'orchard'

/** Requests mails like the client. */
async function call(method: string, body: object): Promise<{ idToken: string; error?: object }> {
  const response = await fetch(`${url}/v1/accounts:${method}?key=${apiKey}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { idToken: string; error?: object }
  assert.equal(answer.error, undefined)
  return answer
}

const linkTo = async (email: string): Promise<string> => mailedLink(await mailbox.next(email))
const click = (name: string): Promise<void> => page.getByRole('button', { name }).click()
const heading = (name: string): Promise<void> => page.getByRole('heading', { name }).waitFor()

test('a link confirms an address at a click, and leads back', async () => {
  const { idToken } = await call('signUp', { email: 'niamh@example.com', password })
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken, continueUrl: `${url}/sign-up` })
  const link = await linkTo('niamh@example.com')
  await page.goto(link)
  await click('Confirm address')
  await heading('Address confirmed')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(`${url}/sign-up`)
  await page.goto(link)
  await page.getByText('This link was already used or is incomplete.').waitFor()
})

test('a change of address is undone from the old one, and the password chosen anew', async () => {
  const { idToken } = await call('signUp', { email: 'sean@example.com', password })
  await call('update', { idToken, email: 'stranger@example.com' })
  await page.goto(await linkTo('sean@example.com'))
  await click('Restore address')
  await heading('Address restored')
  await click('Reset password')
  await heading('Check your mailbox!')
  await page.goto(await linkTo('sean@example.com'))
  await page.getByLabel('Your new password').fill('new orchard')
  await click('Save and sign in')
  await heading('Welcome.')
  await call('signInWithPassword', { email: 'sean@example.com', password: 'new orchard' })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Your email address').waitFor()
})

test('a person signed in while the address changes signs in again with the new one', async () => {
  await call('signUp', { email: 'orla@example.com', password })
  await page.goto(url)
  await page.getByLabel('Your email address').fill('orla@example.com')
  await click('Continue')
  await page.getByRole('textbox', { name: 'Your password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading('Welcome.')
  const { idToken } = await call('signInWithPassword', { email: 'orla@example.com', password })
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'orla@example.org' }
  await call('sendOobCode', change)
  await page.goto(await linkTo('orla@example.org'))
  await click('Use this address')
  await heading('Address changed')
  await page.getByRole('link', { name: 'Continue' }).click()
  const field = page.getByLabel('Your email address')
  await field.waitFor()
  assert.equal(await field.inputValue(), 'orla@example.org')
})

test('a link that is not whole says so', async () => {
  await page.goto(`${url}/__/auth/action?mode=verifyEmail`)
  await page.getByText('Part of it is missing.').waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByLabel('Your email address').waitFor()
})
