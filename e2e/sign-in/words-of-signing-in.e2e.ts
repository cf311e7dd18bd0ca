import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'

// The labels, running labels, panels and errors in the product's specification, as shown on screen.
let url: string
let mailbox: TestMailbox

setUp(async () => {
  ;({ url, mailbox } = await startTestServer({
    env: {
      APP_CHECK: 'off',
      RATE_LIMITS: 'off',
      MICROSOFT_CLIENT_ID: 'client',
      MICROSOFT_CLIENT_SECRET: 'secret',
      MICROSOFT_ISSUER: 'https://login.example',
    },
  }))
  await signUp(url, { name: 'Niamh Example', email })
})
const email = 'niamh@example.com'
const allMethods = ['password', 'emailLink', 'microsoft.com']

/** Errors of the identity service for a failed call, and the text that is shown. */
const errors = [
  ['INVALID_PASSWORD', 'Wrong password!'],
  [
    'INTERNAL_ERROR',
    'An unexpected error occurred. Try again in a few minutes, and report it to support if it persists.',
  ],
  ['EMAIL_NOT_FOUND', 'There is no existing user record for this identifier.'],
  ['EMAIL_EXISTS', 'This email address is already in use. Use sign-in with magic link.'],
  ['EMAIL_ALREADY_EXISTS', 'This email address is already in use. Use sign-in with magic link.'],
  ['INVALID_EMAIL', 'The email address is invalid.'],
  ['WEAK_PASSWORD', 'The password must have at least six characters.'],
  ['INVALID PASSWORD', 'The password must have at least six characters.'],
  ['INVALID_PHONE_NUMBER', 'The phone number must be a non-empty E.164 identifier.'],
  ['PHONE_NUMBER_ALREADY_EXISTS', 'This phone number is already in use.'],
  ['PROJECT_NOT_FOUND', 'This project is unavailable.'],
  ['SOMETHING_NEW', 'Please try again in a few minutes. Code to report: auth/something-new'],
] as const

/** Button, its label during the call, and the call. */
const runningLabels = [
  ['Sign in', 'Loading…', 'accounts:signInWithPassword'],
  ['Forgot your password?', 'Processing…', 'accounts:sendOobCode'],
  ['Send a magic link by email', 'Sending magic link…', 'accounts:sendOobCode'],
] as const

test('each method has its label, another while it runs, and its errors in a panel', async () => {
  const page = await openMethods()
  await page.getByText('or sign in with').waitFor()
  await page.getByLabel('Your password', { exact: true }).fill('wrong')
  for (const [label, running, call] of runningLabels) {
    const held = await hold(page, call, 'INTERNAL_ERROR')
    await page.getByRole('button', { name: label, exact: true }).click()
    await page.getByText(running).waitFor()
    held.release()
    await page.getByText('Authentication Error').first().waitFor()
    await page.getByText(running).waitFor({ state: 'hidden' })
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.context().route('**/__/auth/handler**', async (route) => {
    await promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click()
  await page.getByText('Signing-in with Microsoft…').waitFor()
  resolve()
})

test('every error of the specification is shown in its words', async () => {
  const page = await openMethods()
  const password = page.getByLabel('Your password', { exact: true })
  for (const [message, words] of errors) {
    await page.route('**/accounts:signInWithPassword**', (route) => route.fulfill(refusal(message)))
    await password.fill('wrong')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText(words, { exact: true }).waitFor()
    assert.equal(await page.getByText('Authentication Error').count(), 1, message)
    await page.unrouteAll()
  }
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('No connection').waitFor()
})

test('a panel says what was mailed and leads back to the start', async () => {
  const page = await openBrowser()
  for (const [button, notice] of [
    [
      'Send a magic link by email',
      `We sent an email with a sign-in link to ${email}. Click it to continue signing in.`,
    ],
    ['Forgot your password?', `We sent an email with a link to ${email}. Click it to reset the password.`],
  ] as const) {
    await page.goto(url)
    await page.getByRole('textbox', { name: 'Your email address' }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('heading', { name: 'Check your mailbox!' }).waitFor()
    await page.getByText(notice).waitFor()
    await page.getByRole('button', { name: 'Dismiss and start again' }).click()
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    await mailbox.next(email)
  }
})

/** Opens the sign-in methods of an address that has all of them. */
async function openMethods(): Promise<Page> {
  const page = await openBrowser()
  await page.goto(url)
  await page.route('**/accounts:createAuthUri**', (route) =>
    route.fulfill({ json: { registered: true, signinMethods: allMethods } }),
  )
  await page.getByRole('textbox', { name: 'Your email address' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your password', { exact: true }).waitFor()
  await page.unrouteAll()
  return page
}

/** Holds a call until released; then it continues, or is refused with a message. */
async function hold(page: Page, call: string, message?: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/${call}**`, async (route) => {
    await promise
    await (message === undefined ? route.continue() : route.fulfill(refusal(message)))
  })
  return { release: resolve }
}

function refusal(message: string): { status: number; json: object } {
  return { status: 400, json: { error: { code: 400, message } } }
}
