import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aQuote, aShop } from '../../server/testing/product-builders.ts'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { mailedLink } from '../steps/mailed-link.ts'
import { openSignedIn, signUp } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'

let url: string
let mailbox: TestMailbox

setUp(async () => {
  ;({ url, mailbox } = await startTestServer({ env: { APP_CHECK: 'off' } }))
})

/** Tries the product as a guest, up to the quotes of a first team; returns the address of that page. */
async function tryOut(page: Page, team: string): Promise<string> {
  await page.goto(url)
  await page.getByRole('link', { name: 'try Costard Pro without an account' }).click()
  await page.getByRole('heading', { name: 'Welcome.' }).waitFor()
  await page.getByLabel('Team name').fill(team)
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.waitForURL(/\/t\/[^/]+\/quotes$/)
  return page.url()
}

/** Returns the user that the SDK stores in this browser. */
async function findUser(page: Page): Promise<{ uid: string; isAnonymous: boolean } | undefined> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('firebaseLocalStorageDb'))
    const store = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage')
    const [entry] = await done(store.getAll())
    database.close()
    return entry && { uid: entry.value.uid, isAnonymous: entry.value.isAnonymous }
  })
}

test('work without an account stays through a reload, and after signing up', async () => {
  const page = await openBrowser()
  const quotes = await tryOut(page, 'Quay Phones')
  const before = await findUser(page)
  assert.equal(before?.isAnonymous, true)

  await page.reload()
  await page.getByText('Quay Phones').first().waitFor()
  assert.equal(page.url(), quotes)
  assert.deepEqual(await findUser(page), before)

  await page.goto(`${url}/sign-up`)
  await page.getByText('Your teams and quotes stay as they are.').waitFor()
  await page.getByLabel('Your name').fill('Niamh Example')
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(quotes)
  assert.deepEqual(await findUser(page), { uid: before.uid, isAnonymous: false })
})

test('the account then opens the same team with its password', async () => {
  const page = await openBrowser()
  await page.goto(url)
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill('wrong horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Wrong password!').waitFor()
  await page.getByRole('textbox', { name: 'Your password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Quay Phones').first().waitFor()
})

test('a magic link makes the account as well', async () => {
  const page = await openBrowser()
  const quotes = await tryOut(page, 'Harbour Buyback')
  const before = await findUser(page)
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('Your email address').fill('orla@example.com')
  await page.getByRole('button', { name: 'Magic link' }).click()
  await page.goto(mailedLink(await mailbox.next('orla@example.com')))
  await page.waitForURL(quotes)
  assert.deepEqual(await findUser(page), { uid: before?.uid, isAnonymous: false })
})

test('an address that has an account asks what becomes of the work', async () => {
  const page = await openBrowser()
  const quotes = await tryOut(page, 'Second Shop')
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('Your name').fill('Niamh Example')
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Second Shop').waitFor()
  await dialog.getByRole('button', { name: 'Continue without an account' }).click()
  await page.getByText('This email address is already in use.').waitFor()
  await page.goto(quotes)
  await page.getByText('Second Shop').first().waitFor()
})

test('signing out without an account asks first', async () => {
  const page = await openBrowser()
  await page.goto(url)
  await page.getByRole('link', { name: 'try Costard Pro without an account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Your email address').waitFor()
  assert.equal(await findUser(page), undefined)
})

test('signing out of a team without an account asks first as well', async () => {
  const page = await openBrowser()
  const quotes = await tryOut(page, 'Quiet Shop')
  await page
    .getByRole('button', { name: /Guest|menu/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  assert.equal(page.url(), quotes)
  assert.ok(await findUser(page))
})

/** A guest who wants to send a quote, and is therefore asked to sign up. review: the address to return to. */
async function signUpFromReview(): Promise<{ readonly page: Page; readonly review: string }> {
  const guest = await signUp(url, undefined)
  const shop = await aShop({ aPerson: async () => guest }, { owner: guest, country: 'IE' })
  const quote = await aQuote(shop)
  const page = await openSignedIn(guest, url)
  const review = `${url}/t/${shop.team.id}/quotes/${quote.id}/review`
  await page.goto(review)
  await page.getByRole('link', { name: 'Add an email to send' }).click()
  return { page, review }
}

test('a guest who signs up from a quote comes back to it', async () => {
  const { page, review } = await signUpFromReview()
  await page.getByLabel('Your name').fill('Rosa Example')
  await page.getByLabel('Your email address').fill('rosa@example.com')
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Send quote' }).waitFor()
  assert.equal(page.url(), review)
})

test('a guest who signs up from a quote by a magic link comes back to it', async () => {
  const { page, review } = await signUpFromReview()
  await page.getByLabel('Your email address').fill('mara@example.com')
  await page.getByRole('button', { name: 'Magic link' }).click()
  await page.goto(mailedLink(await mailbox.next('mara@example.com')))
  await page.getByRole('button', { name: 'Send quote' }).waitFor()
  assert.equal(page.url(), review)
})
