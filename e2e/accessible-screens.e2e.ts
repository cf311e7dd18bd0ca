import { test } from 'node:test'
import { startTestServer } from '../server/testing/start-test-server.ts'
import { axeCheck } from './axe-check.ts'
import { openBrowser } from './browser.ts'
import { answerRest } from './counter-steps.ts'

const { url } = await startTestServer()

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(
    `every screen from sign-in to the offer is accessible on ${device}`,
    { timeout: 240_000 },
    async () => {
      const page = await openBrowser({ viewport })
      await page.goto(url)
      await page.getByLabel('Your email address').waitFor()
      await axeCheck(page, 'sign-in')
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.getByLabel('Your name').fill('Niamh Example')
      await axeCheck(page, 'sign-up')
      await page.getByLabel('Your email address').fill(`niamh-${viewport.width}@example.com`)
      await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByLabel('Team name').fill('Liffey Exchange')
      await axeCheck(page, 'home')
      await page.getByRole('button', { name: 'Create team' }).click()
      await page.getByText('No quotes yet').waitFor()
      await axeCheck(page, 'empty list')
      const team = page.url().replace(/\/quotes$/, '')
      await page.goto(`${team}/catalogs`)
      await page.getByText('Refurbished sale').first().waitFor()
      await axeCheck(page, 'catalogs')
      await page.goto(`${team}/quotes/add/identify`)
      await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill('iphone 13')
      await page.getByRole('button', { name: /^iPhone 13 2021/ }).click()
      await axeCheck(page, 'identify')
      await page.getByRole('radio', { name: '128 GB' }).check({ force: true })
      await page.getByRole('button', { name: 'Add device' }).click()
      await page.getByRole('button', { name: 'Choose catalogs' }).click()
      await page.getByRole('radio', { name: /Trade-in.*up to/ }).check()
      await axeCheck(page, 'choose catalogs')
      await page.getByRole('button', { name: 'Set up' }).click()
      await page
        .getByText(/^0 of \d+ answered$/)
        .first()
        .waitFor()
      await page.keyboard.press('1')
      await axeCheck(page, 'setup')
      await answerRest(page)
      await axeCheck(page, 'setup, all answered')
      await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
      await page.getByLabel('Name').fill('Aoife Example')
      await page.getByLabel('Email').fill('aoife@example.com')
      await axeCheck(page, 'review')
      await page.getByRole('button', { name: 'Send quote' }).click()
      await page.getByText('Sent to aoife@example.com').waitFor()
      await axeCheck(page, 'quote')
      const offer = await page.getByRole('link', { name: 'Open the customer’s page' }).getAttribute('href')
      await page.goto(`${team}/quotes`)
      await page.getByText('Aoife Example').first().waitFor()
      await axeCheck(page, 'list')
      await page.goto(`${team}/customers`)
      await page.getByText('Aoife Example').first().waitFor()
      await axeCheck(page, 'customers')
      await page.goto(offer ?? '')
      await page.getByRole('button', { name: 'Accept offer' }).waitFor()
      await axeCheck(page, 'offer')
      await page.getByRole('button', { name: 'Accept offer' }).click()
      await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
      await axeCheck(page, 'accepted')
    },
  )
}
