import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openBrowser } from '../steps/browser.ts'
import { answer, answerAll, findDevice, openShopWithProof } from './widget-steps.ts'
import { setUp, test } from '../steps/story.ts'
import type { LiveShop } from '../steps/live-shop.ts'
import type { StartedTestServer } from '../../server/testing/start-test-server.ts'

let shop: LiveShop
let strict: StartedTestServer

setUp(async () => {
  ;({ shop, strict } = await openShopWithProof())
})
const phone = { width: 390, height: 844 }
const day = 86_400_000

/** Returns the address of a live widget with a page of its own. */
async function aPage(): Promise<string> {
  const body = { name: 'By link', catalogId: shop.catalogs.buy.pricing.id, mode: 'page', quoteAs: 'sent' }
  const { id } = (await shop.owner.call('POST', `${shop.path}/widgets`, body)).body
  const live = await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  assert.equal(live.status, 200, JSON.stringify(live.body))
  return `${strict.url}/w/${id}`
}

/** Returns the number of the quote. */
async function send(page: Page, email: string): Promise<string> {
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Send me this offer' }).click()
  const sent = page.getByText(/^Sent to .*Quote /)
  await sent.waitFor()
  return /Quote ([\w-]+)\./.exec(await sent.innerText())?.[1] ?? ''
}

test('a visitor who loses the connection keeps the typed text, sees an error, and continues', async () => {
  const page = await openBrowser({ viewport: phone })
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.goto(await aPage())
  const failure = page.getByRole('alert').getByText('No answer. Check the connection and try again.')
  const lose = () => page.context().setOffline(true)
  const find = async () => {
    await page.context().setOffline(false)
    await page.waitForFunction(() => navigator.onLine)
  }

  const field = page.getByLabel('Model or number')
  await lose()
  await field.fill('iphone')
  await failure.waitFor()
  await page.getByRole('button', { name: 'Scan a barcode' }).click()
  await failure.waitFor()
  assert.equal(await field.inputValue(), 'iphone')
  await find()
  await page.getByRole('button', { name: 'Scan a barcode' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await findDevice(page)

  await page.getByText('Question 1 of').waitFor()
  await lose()
  // Questions that came with the first one are answered without a call.
  let at = ''
  do {
    at = await answer(page)
    await page.waitForFunction(
      (before) => !document.body.innerText.includes(before) || document.querySelector('[role=alert] p'),
      at,
    )
  } while (!(await failure.isVisible()))
  assert.ok(await page.locator('.answer input').first().isChecked(), 'the answer stays')
  await find()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(at, { exact: true }).waitFor({ state: 'detached' })
  await answerAll(page)

  await lose()
  const email = page.getByLabel('Your email')
  await email.fill('priya@tunnel.example')
  await page.getByRole('button', { name: 'Send me this offer' }).click()
  await failure.waitFor()
  assert.equal(await email.inputValue(), 'priya@tunnel.example')
  await find()
  await page.getByRole('button', { name: 'Send me this offer' }).click()
  await page.getByText(/^Sent to priya@tunnel\.example\. Quote /).waitFor()
  assert.deepEqual(faults, [])
})

test('a visit that goes on in a second tab can be ended in both, for one customer', async () => {
  const page = await openBrowser({ viewport: phone })
  const address = await aPage()
  await page.goto(address)
  await findDevice(page)
  await answer(page)
  await page.getByText('Question 2 of').waitFor()
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByRole('button', { name: 'Continue where you left off' }).click()
  await other.getByText('Question 2 of').waitFor()
  await answerAll(other)
  // Meanwhile the first tab continues by itself.
  await answer(page)
  await page.getByText('Question 3 of').waitFor()
  const numbers = [await send(other, 'priya@tabs.example')]
  await answerAll(page)
  numbers.push(await send(page, 'priya@tabs.example'))
  assert.equal(new Set(numbers).size, 2)
  const { customers } = (await shop.owner.call('GET', `${shop.path}/customers?search=tabs.example`)).body
  assert.equal(customers.length, 1)
  await page.reload()
  await page.getByLabel('Model or number').waitFor()
  assert.equal(
    await page.getByRole('button', { name: 'Continue where you left off' }).count(),
    0,
    'all was sent',
  )
  await other.close()
})

test('a clock that is wrong by a day changes neither the offer nor how to get it', async () => {
  const address = await aPage()
  const shown: string[] = []
  for (const wrongBy of [-day, 0, day]) {
    const page = await openBrowser({ viewport: phone })
    await page.clock.setSystemTime(Date.now() + wrongBy)
    await page.goto(address)
    await findDevice(page)
    await answer(page)
    await page.getByText('Question 2 of').waitFor()
    await page.clock.setSystemTime(Date.now() - wrongBy)
    await page.reload()
    await page.getByRole('button', { name: 'Continue where you left off' }).click()
    await page.getByText('Question 2 of').waitFor()
    await answerAll(page)
    shown.push(await page.locator('.priced').innerText())
    await send(page, `clock${wrongBy}@mail.example`)
  }
  assert.match(shown[0] ?? '', /\d/)
  assert.equal(new Set(shown).size, 1, shown.join('\n'))
})
