import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { aTeam } from '../../server/testing/product-builders.ts'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { mailedLink } from '../steps/mailed-link.ts'
import { openSignedIn, password, signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'

let aheadMs = 0
let url: string
let mailbox: TestMailbox

setUp(async () => {
  ;({ url, mailbox } = await startTestServer({
    now: () => new Date(Date.now() + aheadMs),
    env: { APP_CHECK: 'off', RATE_LIMITS: 'off' },
  }))
})

/** Advances the clock: a sign-in is recent for five minutes. */
function letTimePass(): void {
  aheadMs += 6 * 60_000
}

/** Opens the account page of a user with a team. */
async function openAccount(email: string): Promise<Page> {
  const account = await signUp(url, { name: 'Niamh Example', email })
  const { id } = await aTeam(account, { name: 'Liffey Exchange', country: 'IE' })
  const page = await openSignedIn(account, url)
  await page.goto(`${url}/t/${id}/account`)
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  return page
}

async function signIn(page: Page, email: string, as = password): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(as)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function isSignedOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).waitFor()
}

test('a new name shows at once and stays', async () => {
  const page = await openAccount('name@example.com')
  await page.getByRole('link', { name: 'Quotes' }).first().click()
  await page.getByText('No quotes yet').waitFor()
  await page.getByRole('button', { name: /You:/ }).click()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByLabel('Your name').fill('Niamh Doyle')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'You: Niamh Doyle' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'You: Niamh Doyle' }).waitFor()
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Niamh Doyle')
})

test('a photo is cut to a small square, shown everywhere, and removed', async () => {
  const page = await openAccount('photo@example.com')
  const wide = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 400
    canvas.getContext('2d')?.fillRect(100, 100, 300, 200)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })
  const choose = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: /photo$/ })
      .first()
      .click()
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer })
  }
  await choose('broken.png', Buffer.from('no picture'))
  await page.getByText('We can’t read this picture.').waitFor()
  await choose('wide.png', Buffer.from(wide, 'base64'))
  const photos = page.locator('img[src*="/files/photos/"]')
  await photos.nth(1).waitFor()
  await page.reload()
  await photos.nth(1).waitFor()
  const size = await photos
    .first()
    .evaluate((photo: HTMLImageElement) =>
      photo.decode().then(() => [photo.naturalWidth, photo.naturalHeight]),
    )
  assert.deepEqual(size, [256, 256])
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor()
  assert.equal(await photos.count(), 0)
})

test('an address is confirmed by its mailed link, and the page knows', async () => {
  const page = await openAccount('confirm@example.com')
  await page.getByRole('button', { name: 'Send confirmation' }).click()
  await page.getByText('We sent a link to confirm@example.com').waitFor()
  const other = await page.context().newPage()
  await other.goto(mailedLink(await mailbox.next('confirm@example.com')))
  await other.getByRole('button', { name: 'Confirm address' }).click()
  await other.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  await page.reload()
  await page.getByText('Confirmed', { exact: true }).waitFor()
})

test('another address counts once its link is followed', async () => {
  const page = await openAccount('old@example.com')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email address').fill('old@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('This is already your address.').waitFor()
  await page.getByLabel('New email address').fill('new@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('Until you follow it, old@example.com stays your address.').waitFor()
  await page.reload()
  await page.getByText('Until you follow it, old@example.com stays your address.').waitFor()
  const link = mailedLink(await mailbox.next('new@example.com'))
  const elsewhere = await openBrowser()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Use this address' }).click()
  await elsewhere.getByRole('heading', { name: 'Address changed' }).waitFor()
  assert.match((await mailbox.next('old@example.com')).text ?? '', /__\/auth\/action/)
  // The page is signed out with all other devices, by its next call.
  await page.getByRole('button', { name: 'Download my data' }).click()
  await isSignedOut(page)
  await signIn(page, 'new@example.com')
  await page.getByText('Liffey Exchange').first().waitFor()
})

test('after a while the password is asked for, and what was wanted goes on', async () => {
  const page = await openAccount('again@example.com')
  letTimePass()
  await page.getByRole('textbox', { name: 'New password' }).fill('short')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText(/six|6/).first().waitFor()
  await page.getByRole('textbox', { name: 'New password' }).fill('battery staple')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('wrong horse')
  await axeDialog(page, 'asked to sign in again')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Wrong password!').waitFor()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Password changed.').waitFor()
  assert.equal(await dialog.count(), 0)
  const laptop = await openBrowser()
  await signIn(laptop, 'again@example.com', 'battery staple')
  await laptop.getByText('Liffey Exchange').first().waitFor()
})

test('a cancelled deletion changes and loses nothing', async () => {
  const page = await openAccount('given-up@example.com')
  letTimePass()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email address').fill('other@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Send link' }).waitFor()
  assert.equal(await page.getByLabel('New email address').inputValue(), 'other@example.com')
  assert.equal(await page.getByText('Authentication Error').count(), 0)
})

test('a magic link opened in another tab is as good as the password', async () => {
  const page = await openBrowser()
  await page.goto(url)
  await page.getByLabel('Your email address').fill('link@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.goto(mailedLink(await mailbox.next('link@example.com')))
  await page.getByLabel('Team name').fill('Quay Phones')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.waitForURL(/\/quotes$/)
  await page.goto(page.url().replace(/quotes$/, 'account'))
  letTimePass()
  await page.getByRole('textbox', { name: 'New password' }).fill('battery staple')
  await page.getByRole('button', { name: 'Set a password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Send a magic link by email' }).click()
  await dialog.getByText('We sent a link to link@example.com').waitFor()
  const tab = await page.context().newPage()
  await tab.goto(mailedLink(await mailbox.next('link@example.com')))
  await page.getByText('Password changed.').waitFor()
  await page.getByRole('button', { name: 'Change password' }).waitFor()
})

test('another browser is signed out from here, and sees it at its next call', async () => {
  const page = await openAccount('sessions@example.com')
  const [laptop, phone] = [await openBrowser(), await openBrowser({ viewport: { width: 390, height: 844 } })]
  for (const other of [laptop, phone]) {
    await signIn(other, 'sessions@example.com')
    await other.getByText('No quotes yet').waitFor()
  }
  await page.reload()
  await page.getByText('Current session').waitFor()
  const rows = page.getByRole('button', { name: /^Sign out: Chrome on Linux/ })
  assert.equal(await rows.count(), 2)
  await rows.first().click()
  await page.waitForFunction(() => document.querySelectorAll('[aria-label^="Sign out:"]').length === 1)
  // Sorted by last use, so the first was the phone; the laptop is still signed in.
  await phone.getByRole('link', { name: 'Customers' }).click()
  await isSignedOut(phone)
  await laptop.getByRole('link', { name: 'Customers' }).click()
  await laptop.getByText('Customers appear with their first quote').waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('Every other browser is signed out.').waitFor()
  await laptop.reload()
  await isSignedOut(laptop)
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await isSignedOut(page)
})

test('a file holds what is kept about the account', async () => {
  const page = await openAccount('data@example.com')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^account-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await text(await download.createReadStream()))
  assert.equal(data.account.email, 'data@example.com')
  assert.deepEqual(
    data.memberships.map(({ team, role }: { team: string; role: string }) => [team, role]),
    [['Liffey Exchange', 'owner']],
  )
  assert.equal(data.sessions.length, 1)
})

test('a deleted account takes its team along, after it was said and confirmed', async () => {
  const page = await openAccount('gone@example.com')
  const team = page.url()
  letTimePass()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByText(/^Liffey Exchange closes at once/).waitFor()
  await axeDialog(page, 'delete dialog')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText('This doesn’t match gone@example.com.').waitFor()
  await dialog.getByLabel(/Type gone@example.com/).fill('gone@example.com')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await again.getByRole('textbox', { name: 'Your password' }).fill(password)
  await again.getByRole('button', { name: 'Continue' }).click()
  await isSignedOut(page)
  assert.equal(page.url(), `${url}/`)
  await page.getByText('Your account is deleted.').waitFor()
  // The address can be used again; the team is no longer found by anybody.
  const anew = await openBrowser()
  await anew.goto(`${url}/sign-up`)
  await anew.getByLabel('Your name').fill('Somebody Else')
  await anew.getByLabel('Your email address').fill('gone@example.com')
  await anew.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
  await anew.getByRole('button', { name: 'Create account' }).click()
  await anew.getByLabel('Team name').waitFor()
  await anew.goto(team)
  await anew.getByText('None of your teams is at this address').waitFor()
})

test('without an email there is one thing to do, and the way out', async () => {
  const { page, team } = await openTeam(url, 'Quiet Shop')
  await page.goto(`${team}/account`)
  await page.getByText('We keep your work for 30 days after your last visit').waitFor()
  assert.equal(
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Add an email to keep your work' })
      .last()
      .getAttribute('href'),
    '/sign-up',
  )
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type delete to confirm').fill('delete')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await isSignedOut(page)
})
