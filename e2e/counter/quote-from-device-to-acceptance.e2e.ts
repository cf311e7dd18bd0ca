import assert from 'node:assert/strict'
import { type CatalogDocument, textIn } from '@costard/contract'
import { type Answer, formatMoney, price, visibleQuestions } from '@costard/pricing'
import type { FrameLocator, Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { setUp, test } from '../steps/story.ts'

// Without a mail server the offer is put into the outbox, where a new user would read it.
let url: string

setUp(async () => {
  ;({ url } = await startTestServer({ env: { SMTP_URL: '' } }))
})

/** Answers of the customer at the counter, by question; for others the first choice. */
const spokenAnswers: Readonly<Record<string, Answer>> = {
  body: 'marks',
  battery: 85,
}

test('a phone is quoted from its model number, sent, read in the mail and accepted', async () => {
  // App Check and animations are on, as for most users.
  const page = await openBrowser({ reducedMotion: 'no-preference' })
  const catalogs: CatalogDocument[] = []
  page.on('response', (response) => {
    if (/\/api\/teams\/\w+\/catalogs\/\w+/.test(response.url()))
      void response.json().then((document) => catalogs.push(document as CatalogDocument))
  })

  await signUp(page)
  await page.getByLabel('Team name').fill('Liffey Exchange')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.getByText('Sample prices.').waitFor()

  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'What is on the counter?' }).waitFor()
  await page.keyboard.type('a2633')
  await page.getByRole('button', { name: /^iPhone 13 2021/ }).waitFor()
  await page.getByRole('radio', { name: '256 GB' }).check({ force: true })
  await page.getByRole('button', { name: 'Add device' }).click()
  await page.getByRole('button', { name: 'Choose catalogs' }).click()
  await page.getByRole('radio', { name: /Trade-in.*up to €190/ }).check()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page
    .getByText(/^0 of \d+ answered$/)
    .first()
    .waitFor()

  const tradeIn = catalogs.find((document) => document.pricing.kind === 'buy')
  assert.ok(tradeIn, 'the browser has not read the trade-in catalog')
  const answers = await answerAll(page, tradeIn)
  const { netMinor } = price(tradeIn.pricing, requestFor(answers))
  assert.ok(netMinor < 0, 'a trade-in pays the customer')
  const amount = formatMoney(-netMinor, 'EUR', 'en-IE')
  await page.locator('.cp-ticket .cp-hero').getByText(amount).waitFor({ state: 'attached' })

  await page.getByRole('button', { name: 'Review quote' }).click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  await page.getByRole('combobox', { name: 'Name' }).fill('Aoife Example')
  await page.getByRole('combobox', { name: 'Email' }).fill('aoife@example.com')
  await page.getByRole('button', { name: 'Send quote' }).click()
  await page.getByText('sent it by email').waitFor()
  const [number] = /Q-\d{4}-\d{5}/.exec(await page.getByRole('heading', { level: 1 }).innerText()) ?? []
  assert.ok(number)

  const offer = await openOffer(page, `Your offer for iPhone 13: ${amount}`)
  await offer.getByRole('heading', { name: 'Aoife, here is our offer for your iPhone 13.' }).waitFor()
  await offer.getByRole('radio', { name: /Store credit/ }).check({ force: true })
  const credit = price(tradeIn.pricing, { ...requestFor(answers), propositionKey: 'storeCredit' })
  const creditAmount = formatMoney(-credit.netMinor, 'EUR', 'en-IE')
  await offer.getByRole('checkbox', { name: /agree to this offer/ }).check()
  await offer.getByRole('button', { name: 'Accept offer' }).click()
  await offer.getByText(creditAmount).first().waitFor({ state: 'attached' })
  await offer.getByRole('button', { name: 'Accept offer' }).waitFor({ state: 'detached' })

  await page.goto(url)
  const row = page.getByRole('row', { name: new RegExp(number) })
  await row.getByText('Accepted', { exact: true }).waitFor()
  await row.getByText(creditAmount).waitFor()
})

test('a mistyped IMEI is reported and goes no further', async () => {
  const { page, team } = await openTeam(url, 'Quay Phones')
  await page.goto(team)
  await page.getByText('No quotes yet').waitFor()
  assert.equal(
    await page
      .locator('main')
      .getByRole('button', { name: /New quote/ })
      .count(),
    1,
  )
  await page.keyboard.press('n')
  const field = page.getByRole('textbox', { name: /Scan, IMEI/ })
  await field.fill('35 392818 402119 8')
  await page.getByText('The last digit doesn’t match. Read it again.').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Choose catalogs' }).isDisabled(), true)
})

async function signUp(page: Page): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Niamh Example')
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Welcome, Niamh.' }).waitFor()
  await confirmAddress(page)
}

/** Follows the link in the confirmation mail, in another tab. */
async function confirmAddress(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  const mail = await openMail(tab, 'Confirm your email address for Costard Pro')
  await tab.goto((await mail.getByRole('link', { name: 'Confirm address' }).getAttribute('href')) ?? '')
  await tab.getByRole('button', { name: 'Confirm address' }).click()
  await tab.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  await tab.close()
}

function requestFor(answers: Readonly<Record<string, Answer>>) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Dublin' }).format(new Date())
  return { variantId: 'iphone-13-256', answers, tax: { regime: 'vat' as const }, date: today }
}

/** Answers each question as it opens, like a user would; returns the answers. */
async function answerAll(page: Page, { pricing, wording }: CatalogDocument): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  for (;;) {
    const open = visibleQuestions(pricing, requestFor(answers)).find(({ key }) => !(key in answers))
    if (!open) return answers
    const words = wording.questions[open.key]
    await page.getByRole('heading', { name: textIn('en', words?.text) }).waitFor()
    const [first] = open.choices
    const answer =
      spokenAnswers[open.key] ??
      (open.type === 'boolean' ? true : open.type === 'number' ? 100 : (first?.key ?? ''))
    answers[open.key] = open.type === 'multi' ? [String(answer)] : answer
    if (open.type === 'number') {
      await page.keyboard.type(String(answer))
      await page.keyboard.press('Enter')
      continue
    }
    const label =
      textIn('en', words?.choices[String(answer)]?.label) || (answer === true ? 'Yes' : String(answer))
    const role = open.type === 'multi' ? 'checkbox' : 'radio'
    await page.locator('[data-state=current]').getByRole(role, { name: label }).first().click({ force: true })
    if (open.type === 'multi') await page.getByRole('button', { name: 'Next' }).click()
  }
}

/** Opens a mail in the local mailbox. */
async function openMail(page: Page, subject: string): Promise<FrameLocator> {
  const mail = page.getByText(subject).first()
  await page.goto(`${url}/__/mailbox`)
  // The mail is sent after the change that causes it, so it may arrive a moment after the screen changes.
  for (let tries = 0; tries < 50 && !(await mail.isVisible()); tries++) {
    await page.waitForTimeout(100)
    await page.reload()
  }
  await mail.click()
  return page.frameLocator('iframe')
}

/** Follows the button in the mail, as on the customer's phone. */
async function openOffer(page: Page, subject: string): Promise<Page> {
  const mail = await openMail(page, subject)
  const address = await mail.getByRole('link', { name: 'View and accept offer' }).getAttribute('href')
  assert.match(address ?? '', new RegExp(`^${url}/q/[\\w-]{27}$`))
  const phone = await openBrowser({ viewport: { width: 390, height: 844 } })
  await phone.goto(address ?? '')
  return phone
}
