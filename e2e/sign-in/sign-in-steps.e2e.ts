import assert from 'node:assert/strict'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { mailedLink } from '../steps/mailed-link.ts'
import { type Account, password, signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'
import type { Config } from '../../server/config/config.ts'

const env = {
  APP_CHECK: 'off',
  PRIVACY_URL: 'https://shop.example/privacy',
  TERMS_URL: 'https://shop.example/terms',
}
let url: string
let config: Config
let mailbox: TestMailbox
let niamh: Account

setUp(async () => {
  ;({ url, config, mailbox } = await startTestServer({ env }))
  niamh = await signUp(url, { name: 'Niamh Example', email: 'niamh@example.com' })
})

test('Back leads from the password to the address, and a known address from sign-up to its password', async () => {
  const page = await openBrowser()
  await page.goto(url)
  assert.equal(await page.getByRole('link', { name: 'Privacy' }).getAttribute('href'), env.PRIVACY_URL)
  const field = page.getByRole('textbox', { name: 'Your email address' })
  await field.fill('jürgen@köln.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Before the @, use letters without accents.').waitFor()
  await field.fill('niamh@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your password', { exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  assert.equal(await field.inputValue(), 'niamh@example.com')
  await page.goForward()
  await page.getByLabel('Your password', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change the email address' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByText('By creating an account you accept the terms').waitFor()
  await page.getByLabel('Your name').fill('Niamh')
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('another one')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Sign in instead' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  assert.equal(await field.inputValue(), 'niamh@example.com')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  const signedIn = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Sign out' }).click()
  assert.equal((await signedIn).status(), 200)
  await page.getByRole('button', { name: 'Continue' }).waitFor()
})

test('the account says that a sign-in link removed its password', async () => {
  const page = await openBrowser()
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Your email address' }).fill('niamh@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Send a magic link by email' }).click()
  await page.getByRole('heading', { name: 'Check your mailbox!' }).waitFor()
  await page.goto(mailedLink(await mailbox.next('niamh@example.com')))
  await page.getByText('Your password no longer works').waitFor()
  assert.match((await mailbox.next('niamh@example.com')).subject ?? '', /password was removed/)
  assert.equal(niamh.email, 'niamh@example.com')
})

test('an international domain is shown as typed, and used-up look-ups do not stop signing in', async () => {
  const page = await openBrowser()
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Your email address' }).fill('x@köln.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('We sent an email with a sign-in link to x@köln.example').waitFor()
  assert.match((await mailbox.next('x@köln.example')).text ?? '', /sign in as x@köln\.example/)
  const { apiKey } = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as { apiKey: string }
  await Promise.all(
    Array.from({ length: 121 }, (_, count) =>
      fetch(`${config.publicUrl}/v1/accounts:createAuthUri?key=${apiKey}`, {
        method: 'POST',
        body: JSON.stringify({ identifier: `a${count}@example.com`, continueUri: url }),
      }),
    ),
  )
  await page.getByRole('button', { name: 'Dismiss and start again' }).click()
  await page.getByRole('textbox', { name: 'Your email address' }).fill('sean@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your password', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Send a magic link by email' }).waitFor()
})
