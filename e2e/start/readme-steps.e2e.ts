import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { answerRest } from '../steps/counter-steps.ts'
import { setUp, test } from '../steps/story.ts'

// Without a mail server mails are written to files, as for a user who follows the README.
let url: string

setUp(async () => {
  ;({ url } = await startTestServer({ env: { SMTP_URL: '' } }))
})

/** The numbered steps of the README's section on the first five minutes. */
function readSteps(): string[] {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, section = ''] = readme.split('## The first five minutes')
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\d+\. (.+)$/gm)].map(([, step = '']) => step)
}

/** For a step that quotes no name: a text that is never on screen. */
const none = 'not in the README'

/** Returns the quoted parts of a step: names of controls, keys, and typed texts. */
function quotedIn(step = ''): string[] {
  return [...step.matchAll(/"([^"]+)"|`([^`]+)`/g)].map(([, name, code]) => name ?? code ?? '')
}

function here(address = ''): string {
  return address.replace('http://localhost:3000', url)
}

/** Opens the mail with this subject in the mailbox, and follows its button in a new tab. */
async function followMail(page: Page, mailbox: string, subject: RegExp, button: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(mailbox)
  const mail = tab.getByText(subject).first()
  // The mail is sent after the change that causes it, so it may arrive a moment after the screen changes.
  for (let tries = 0; tries < 50 && !(await mail.isVisible()); tries++) {
    await tab.waitForTimeout(100)
    await tab.reload()
  }
  await mail.click()
  const link = tab.frameLocator('iframe').getByRole('link', { name: button })
  await tab.goto((await link.getAttribute('href')) ?? '')
  return tab
}

test('the five minutes of the README go as it says', async () => {
  const steps = readSteps()
  assert.equal(steps.length, 7, 'another number of steps')
  const page = await openBrowser()
  const [start = '', , , , , , send = ''] = steps
  await page.goto(here(/http:\S+\d/.exec(start)?.[0]))

  const [guest = none] = quotedIn(steps[1])
  await page.getByRole('link', { name: guest }).click()

  const [create = none] = quotedIn(steps[2])
  await page.getByLabel('Team name').fill('Quay Phones')
  await page.getByRole('button', { name: create }).click()
  await page.waitForURL(/\/t\/[^/]+\/quotes$/)
  await page.getByText('No quotes yet').waitFor()

  const [key = none, model = none, add = none, choose = none] = quotedIn(steps[3])
  const [, storage = ''] = /Choose (\d+ GB)/.exec(steps[3] ?? '') ?? []
  await page.keyboard.press(key.toLowerCase())
  await page.getByRole('textbox', { name: /Scan, IMEI/ }).waitFor()
  await page.keyboard.type(model)
  await page.getByRole('radio', { name: storage }).check({ force: true })
  await page.getByRole('button', { name: add }).click()
  await page.getByRole('button', { name: choose }).click()

  const [setUp = none] = quotedIn(steps[4])
  await page.getByRole('radio', { name: /Trade-in/ }).check()
  await page.getByRole('button', { name: setUp }).click()
  await page
    .getByText(/^0 of \d+ answered$/)
    .first()
    .waitFor()
  await answerRest(page)

  const [review = none, addEmail = none, mailbox = none, sendQuote = none] = quotedIn(
    (steps[5] ?? '').replace(/http\S+mailbox/, '`$&`'),
  )
  await page.getByRole('button', { name: review }).click()
  await page.getByRole('combobox', { name: 'Name' }).fill('Ada Example')
  await page.getByRole('combobox', { name: 'Email' }).fill('ada@example.com')
  await page.getByRole('link', { name: addEmail }).click()
  await page.getByLabel('Your name').fill('Niamh Example')
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Confirm your email address').first().waitFor()
  const tab = await followMail(page, here(mailbox), /Confirm your email address/, 'Confirm address')
  await tab.getByRole('button', { name: 'Confirm address' }).click()
  await tab.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  await tab.close()
  await page.getByRole('button', { name: sendQuote }).click()
  await page.getByText('sent it by email').waitFor()

  const outbox = quotedIn(send).find((words) => words.startsWith('http'))
  const offer = await followMail(page, here(outbox), /Your offer/, 'View and accept offer')
  await offer.getByRole('checkbox', { name: /agree to this offer/ }).check()
  await offer.getByRole('button', { name: 'Accept offer' }).click()
  await offer.getByRole('heading', { name: /accepted/ }).waitFor()
  await page.goto(url)
  await page
    .getByRole('row', { name: /Ada Example/ })
    .getByText('Accepted', { exact: true })
    .waitFor()
})
