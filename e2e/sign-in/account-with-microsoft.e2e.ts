import type { Page } from '@playwright/test'
import { type TestProvider, startTestProvider } from '../../server/identity/testing/start-test-provider.ts'
import { aTeam } from '../../server/testing/product-builders.ts'
import { freePort } from '../../server/testing/testing.ts'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { openSignedIn, password, signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

let port: number
let provider: TestProvider
let url: string

setUp(async () => {
  port = await freePort()
  provider = await startTestProvider({ redirectUris: [`http://localhost:${port}/__/auth/handler`] })
  ;({ url } = await startTestServer({
    now: () => new Date(Date.now() + aheadMs),
    env: {
      APP_CHECK: 'off',
      PORT: String(port),
      MICROSOFT_CLIENT_ID: provider.clientId,
      MICROSOFT_CLIENT_SECRET: provider.clientSecret,
      MICROSOFT_ISSUER: provider.url,
      RATE_LIMITS: 'off',
    },
  }))
})
let aheadMs = 0

/** Clicks, and completes the sign-in window as this person. */
async function byWindow(page: Page, button: string, oid: string): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ])
  await popup.getByLabel('Account').fill(oid)
  await popup.getByRole('button', { name: 'Sign in there' }).click()
}

/** Opens the account page of a user with a password and a team. */
async function openAccountOf(name: string, email: string): Promise<Page> {
  const account = await signUp(url, { name, email })
  const { id } = await aTeam(account)
  const page = await openSignedIn(account, url)
  await page.goto(`${url}/t/${id}/account`)
  return page
}

async function openAccount(page: Page): Promise<void> {
  await page.getByLabel('Team name').fill('Liffey Exchange')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.waitForURL(/\/quotes$/)
  await page.goto(page.url().replace(/quotes$/, 'account'))
  await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor()
}

test('Microsoft is linked to an account with a password, and taken away again', async () => {
  provider.accounts.set('niamh', { oid: 'niamh', email: 'niamh@work.example', name: 'Niamh' })
  const page = await openAccountOf('Niamh Example', 'niamh@example.com')
  await byWindow(page, 'Link Microsoft', 'niamh')
  await page.getByText('Linked as niamh@work.example').waitFor()
  await page.getByRole('button', { name: 'Unlink Microsoft' }).click()
  await page.getByText('Not linked').waitFor()
  aheadMs += 6 * 60_000
  await byWindow(page, 'Link Microsoft', 'niamh')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByLabel('Your password').press('Enter'),
  ])
  await popup.getByLabel('Account').fill('niamh')
  await popup.getByRole('button', { name: 'Sign in there' }).click()
  await page.getByText('Linked as niamh@work.example').waitFor()
  aheadMs = 0 // tokens signed by Microsoft are valid for ten minutes
})

test('the only way in stays until there is another, and proves who one is', async () => {
  provider.accounts.set('sean', { oid: 'sean', email: 'sean@work.example', name: 'Sean' })
  const page = await openBrowser()
  await page.goto(`${url}/sign-up`)
  await byWindow(page, 'Microsoft', 'sean')
  await openAccount(page)
  await page.getByText('This is your only way to sign in.').waitFor()
  aheadMs += 6 * 60_000
  await page.getByRole('textbox', { name: 'New password' }).fill('battery staple')
  await page.getByRole('button', { name: 'Set a password' }).click()
  await byWindow(page, 'Continue with Microsoft', 'sean')
  await page.getByText('Password changed.').waitFor()
  await page.getByRole('button', { name: 'Unlink Microsoft' }).click()
  await page.getByText('Not linked').waitFor()
})

test('an identity that belongs to another account is not taken from it', async () => {
  provider.accounts.set('orla', { oid: 'orla', email: 'orla@work.example', name: 'Orla' })
  const first = await openBrowser()
  await first.goto(`${url}/sign-up`)
  await byWindow(first, 'Microsoft', 'orla')
  await first.getByLabel('Team name').waitFor()
  const page = await openAccountOf('Maeve Example', 'maeve@example.com')
  await byWindow(page, 'Link Microsoft', 'orla')
  await page.getByText('This Microsoft account already belongs to another account here.').waitFor()
  await page.getByText('Not linked').waitFor()
})
