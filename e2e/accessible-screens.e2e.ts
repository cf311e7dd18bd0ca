import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { startTestServer } from '../server/testing/start-test-server.ts'
import { openBrowser } from './browser.ts'

const { url } = await startTestServer()

/** WCAG 2.2 AA as far as a machine can tell, light and dark; and nothing wider than the window. */
async function check(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(200)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const told = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
    assert.deepEqual(told, [], `${screen}, ${colorScheme}`)
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  assert.ok(overflow <= 0, `${screen} is ${overflow} px wider than the window`)
}

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
      await check(page, 'sign-in')
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.getByLabel('Your name').fill('Niamh Example')
      await check(page, 'sign-up')
      await page.getByLabel('Your email address').fill(`niamh-${viewport.width}@example.com`)
      await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByLabel('Team name').fill('Liffey Exchange')
      await check(page, 'home')
      await page.getByRole('button', { name: 'Create team' }).click()
      await page.getByText('No quotes yet').waitFor()
      await check(page, 'empty list')
      const team = page.url().replace(/\/quotes$/, '')
      await page.goto(`${team}/catalogs`)
      await page.getByText('Refurbished sale').first().waitFor()
      await check(page, 'catalogs')
      await page.goto(`${team}/quotes/add/identify`)
      await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill('iphone 13')
      await page.getByRole('button', { name: /^iPhone 13 2021/ }).click()
      await check(page, 'identify')
      await page.getByRole('radio', { name: '128 GB' }).check({ force: true })
      await page.getByRole('button', { name: 'Add device' }).click()
      await page.getByRole('button', { name: 'Choose catalogs' }).click()
      await page.getByRole('radio', { name: /Trade-in.*up to/ }).check()
      await check(page, 'choose catalogs')
      await page.getByRole('button', { name: 'Set up' }).click()
      await page
        .getByText(/^0 of \d+ answered$/)
        .first()
        .waitFor()
      await page.keyboard.press('1')
      await check(page, 'setup')
      await answerRest(page)
      await check(page, 'setup, all answered')
      await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
      await page.getByLabel('Name').fill('Aoife Example')
      await page.getByLabel('Email').fill('aoife@example.com')
      await check(page, 'review')
      await page.getByRole('button', { name: 'Send quote' }).click()
      await page.getByText('Sent to aoife@example.com').waitFor()
      await check(page, 'quote')
      const offer = await page.getByRole('link', { name: 'Open the customer’s page' }).getAttribute('href')
      await page.goto(`${team}/quotes`)
      await page.getByText('Aoife Example').first().waitFor()
      await check(page, 'list')
      await page.goto(`${team}/customers`)
      await page.getByText('Aoife Example').first().waitFor()
      await check(page, 'customers')
      await page.goto(offer ?? '')
      await page.getByRole('button', { name: 'Accept offer' }).waitFor()
      await check(page, 'offer')
      await page.getByRole('button', { name: 'Accept offer' }).click()
      await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
      await check(page, 'accepted')
    },
  )
}

/** The first answer to every question; a battery at its best. */
async function answerRest(page: Page): Promise<void> {
  const open = page.locator('[data-state=current]')
  for (let asked = 0; asked < 20 && (await open.count()) > 0; asked++) {
    const title = await open.getByRole('heading').innerText()
    if ((await open.locator('input[inputmode]').count()) > 0) await page.keyboard.type('100')
    else await page.keyboard.press('1')
    if ((await open.locator('input[inputmode], input[type=checkbox]').count()) > 0)
      await page.keyboard.press('Enter')
    await open.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'detached' })
  }
}
