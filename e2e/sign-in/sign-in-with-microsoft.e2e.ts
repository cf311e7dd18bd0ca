import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { startTestProvider, type TestProvider } from '../../server/identity/testing/start-test-provider.ts'
import { aTeam } from '../../server/testing/product-builders.ts'
import { freePort } from '../../server/testing/testing.ts'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { mailedLink } from '../steps/mailed-link.ts'
import { password, signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'

let port: number
let provider: TestProvider
let url: string
let mailbox: TestMailbox

setUp(async () => {
  port = await freePort()
  provider = await startTestProvider({
    redirectUris: [`http://localhost:${port}/__/auth/handler`],
  })
  ;({ url, mailbox } = await startTestServer({
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

function someone(oid: string): string {
  const email = `${oid}@liffey.example`
  provider.accounts.set(oid, { oid, email, name: `${oid} Example` })
  return email
}

async function typeEmail(page: Page, email: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Clicks, and completes the sign-in window as this person, or cancels it. */
async function byWindow(page: Page, button: string, oid: string | 'cancel'): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ])
  await enterThere(popup, oid)
}

async function enterThere(page: Page, oid: string | 'cancel'): Promise<void> {
  if (oid === 'cancel') return page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Account').fill(oid)
  await page.getByRole('button', { name: 'Sign in there' }).click()
}

async function createTeam(page: Page, team: string): Promise<string> {
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.getByLabel('Team name').fill(team)
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.waitForURL(/\/t\/[^/]+\/quotes$/)
  return page.url()
}

/** Creates an account with a password and a team. */
async function anAccount(email: string, team: string): Promise<void> {
  await aTeam(await signUp(url, { name: 'Owner Example', email }), { name: team })
}

test('somebody new signs up with Microsoft, and signs in with it', async () => {
  const page = await openBrowser()
  const email = someone('niamh')
  await page.goto(`${url}/sign-up`)
  await byWindow(page, 'Microsoft', 'niamh')
  await createTeam(page, 'Niamh Phones')
  const laptop = await openBrowser()
  await typeEmail(laptop, email)
  // Cancelled first, then signed in.
  await byWindow(laptop, 'Sign in with Microsoft', 'cancel')
  await laptop.getByText('Microsoft sign-in was cancelled.').waitFor()
  await byWindow(laptop, 'Sign in with Microsoft', 'niamh')
  await laptop.getByText('Niamh Phones').first().waitFor()
})

test('an address without an account gets its link, and is offered Microsoft beside it', async () => {
  const page = await openBrowser()
  await typeEmail(page, someone('orla'))
  await page.getByRole('heading', { name: 'Check your mailbox!' }).waitFor()
  await byWindow(page, 'Sign in with Microsoft', 'orla')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
})

test('where the browser opens no window, this one is taken', async () => {
  const page = await openBrowser()
  await page.addInitScript('window.open = () => null')
  await typeEmail(page, 'niamh@liffey.example')
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click()
  await page.getByText('Your browser blocked the sign-in window').waitFor()
  await page.getByRole('button', { name: 'Continue in this window' }).click()
  await enterThere(page, 'niamh')
  await page.getByText('Niamh Phones').first().waitFor()
})

test('an address with a password is signed in to with it, and Microsoft is added then', async () => {
  const email = someone('sean')
  await anAccount(email, 'Sean Repairs')
  const page = await openBrowser()
  await page.goto(`${url}/sign-up`)
  await byWindow(page, 'Microsoft', 'sean')
  await page.getByText('already has an account.').waitFor()
  await page.getByRole('textbox', { name: 'Your password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Link Microsoft?' })
  await dialog.getByText(email).first().waitFor()
  await dialog.getByRole('button', { name: 'Link Microsoft' }).click()
  await page.getByText('Microsoft is linked to this account.').waitFor()
  const laptop = await openBrowser()
  await typeEmail(laptop, email)
  await byWindow(laptop, 'Sign in with Microsoft', 'sean')
  await laptop.getByText('Sean Repairs').first().waitFor()
})

test('what somebody began at Microsoft is linked to nobody who says not now, or starts again', async () => {
  const email = someone('grainne')
  await anAccount(email, 'Grainne Trade')
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Link Microsoft?' })
  const begin = async () => {
    const page = await openBrowser()
    await page.goto(`${url}/sign-up`)
    await byWindow(page, 'Microsoft', 'grainne')
    await page.getByText('already has an account.').waitFor()
    return page
  }
  const signIn = async (page: Page) => {
    await page.getByRole('textbox', { name: 'Your password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Grainne Trade').first().waitFor()
  }
  const isAskedAgain = async (page: Page) => {
    await page.reload()
    await page.getByText('Grainne Trade').first().waitFor()
    return dialog(page).isVisible()
  }
  const unsure = await begin()
  await signIn(unsure)
  await dialog(unsure).getByRole('button', { name: 'Not now' }).click()
  assert.equal(await isAskedAgain(unsure), false)
  const next = await begin()
  await next.getByRole('button', { name: 'Change the email address' }).click()
  await next.getByLabel('Your email address').fill(email)
  await next.getByRole('button', { name: 'Continue' }).click()
  await signIn(next)
  assert.equal(await isAskedAgain(next), false)
  const laptop = await openBrowser()
  await typeEmail(laptop, email)
  await laptop.getByRole('textbox', { name: 'Your password' }).waitFor()
  assert.equal(await laptop.getByRole('button', { name: 'Sign in with Microsoft' }).count(), 0)
})

test('work made without an account stays when Microsoft is added', async () => {
  someone('aoife')
  const { page, team } = await openTeam(url, 'Aoife Buyback')
  await page.goto(`${url}/sign-up`)
  await byWindow(page, 'Microsoft', 'aoife')
  await page.waitForURL(`${team}/quotes`)
})

test('who has an account already may stay without, or take the team there', async () => {
  const { page, team } = await openTeam(url, 'Second Shop')
  await page.goto(`${url}/sign-up`)
  await byWindow(page, 'Microsoft', 'niamh')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Second Shop').waitFor()
  await dialog.getByRole('button', { name: 'Continue without an account' }).click()
  await page.goto(`${team}/quotes`)
  await page.getByText('Second Shop').first().waitFor()
  await page.goto(`${url}/sign-up`)
  await byWindow(page, 'Microsoft', 'niamh')
  await dialog.getByRole('button', { name: 'Sign in and move the team' }).click()
  await page.getByText('Your work is now in this account.').waitFor()
  await page.goto(`${url}/teams`)
  for (const team of ['Second Shop', 'Niamh Phones']) await page.getByText(team).first().waitFor()
})

test('the team comes along in this window too, when it opens no other', async () => {
  const { page } = await openTeam(url, 'Third Shop')
  await page.addInitScript('window.open = () => null')
  await page.goto(`${url}/sign-up`)
  await page.getByRole('button', { name: 'Microsoft' }).click()
  await page.getByRole('button', { name: 'Continue in this window' }).click()
  await enterThere(page, 'niamh')
  await page.getByRole('button', { name: 'Sign in and move the team' }).click()
  await page.getByText('Your work is now in this account.').waitFor()
  await page.goto(`${url}/teams`)
  await page.getByText('Third Shop').first().waitFor()
})

test('the password of the account moves the team as well', async () => {
  const email = 'maeve@liffey.example'
  await anAccount(email, 'Maeve Main')
  const { page } = await openTeam(url, 'Maeve Side')
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('Your name').fill('Maeve Example')
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('textbox', { name: 'Choose a password' }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('wrong horse')
  await dialog.getByRole('button', { name: 'Sign in and move the team' }).click()
  await dialog.getByText('Wrong password!').waitFor()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in and move the team' }).click()
  await page.getByText('Your work is now in this account.').waitFor()
  await page.goto(`${url}/teams`)
  for (const team of ['Maeve Main', 'Maeve Side']) await page.getByText(team).first().waitFor()
})

test('a magic link of the account moves the team as well, also after a lost connection', async () => {
  const email = 'ciara@liffey.example'
  await anAccount(email, 'Ciara Main')
  const { page } = await openTeam(url, 'Ciara Side')
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Magic link' }).click()
  await page.goto(mailedLink(await mailbox.next(email)))
  await page.route('**/api/teams/claim', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign in and move the team' }).click()
  await page.getByText('We couldn’t move your team yet.').waitFor()
  await page.unroute('**/api/teams/claim')
  await page.reload()
  await page.getByText('Your work is now in this account.').waitFor()
  await page.goto(`${url}/teams`)
  for (const team of ['Ciara Main', 'Ciara Side']) await page.getByText(team).first().waitFor()
})

test('where Microsoft is not set up, nobody is offered it', async () => {
  const plain = await startTestServer({ env: { APP_CHECK: 'off' } })
  const page = await openBrowser()
  await page.goto(`${plain.url}/sign-up`)
  await page.getByRole('button', { name: 'Magic link' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Microsoft' }).count(), 0)
})
