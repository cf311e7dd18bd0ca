import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { mailedLink } from '../steps/mailed-link.ts'
import { password, signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'

let url: string
let mailbox: TestMailbox
let page: Page

setUp(async () => {
  ;({ url, mailbox } = await startTestServer({
    env: { APP_CHECK: 'off', IDENTITY_HIDE_METHODS: 'true', RATE_LIMITS: 'off' },
  }))
  page = await openBrowser()
})
const owner = 'niamh@example.com'
const stranger = 'nobody@example.com'

async function typeEmail(email: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).waitFor()
}

/** Texts on the screen, without the address. */
async function words(email: string): Promise<string> {
  const text = await page.getByRole('main').innerText()
  return text.replaceAll(email, 'the address')
}

async function enterPassword(on: Page, entered: string): Promise<void> {
  await on.getByRole('textbox', { name: 'Your password' }).fill(entered)
  await on.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a password is asked for, and lets in', async () => {
  await signUp(url, { name: 'Niamh Example', email: owner })
  await typeEmail(owner)
  await enterPassword(page, password)
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Your email address').waitFor()
})

test('every address sees the same, until it is wrong and for a forgotten password', async () => {
  const seen = []
  for (const email of [owner, stranger]) {
    await typeEmail(email)
    const asked = await words(email)
    await enterPassword(page, 'wrong horse')
    await page.getByText('This address and password don’t match.').waitFor()
    const refused = await words(email)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByText(`If ${email} has an account here`).waitFor()
    seen.push([asked, refused, await words(email)])
  }
  assert.deepEqual(seen[0], seen[1])
})

test('who has no account yet gets one by a link', async () => {
  await typeEmail(stranger)
  await page.getByRole('button', { name: 'Send a magic link by email' }).click()
  await page.getByRole('heading', { name: 'Check your mailbox!' }).waitFor()
  await page.goto(mailedLink(await mailbox.next(stranger)))
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
})
