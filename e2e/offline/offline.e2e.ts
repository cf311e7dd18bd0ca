import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { aLine } from '../../server/testing/product-builders.ts'
import { wakeTag } from '../../web/offline/worker/wake.ts'
import { answerRest, setUpPhone } from '../steps/counter-steps.ts'
import type { LiveShop } from '../steps/live-shop.ts'
import { acceptAndSign, callUnreached, openKeeping, openOfflineShop, queueScript } from './offline-steps.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openOfflineShop()
})

test('without a network the app opens and identifies a device', async () => {
  const page = await openKeeping(shop)
  await page.context().setOffline(true)
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes/add/identify`)
  await page.getByRole('textbox').first().fill('iPhone 15 Pro')
  await page
    .getByRole('button', { name: /^iPhone 15 Pro/ })
    .first()
    .waitFor()
  assert.equal(await page.evaluate(() => navigator.onLine), false)
})

test('a quote made without a network waits through a restart, and arrives once with its mail', async () => {
  const page = await openKeeping(shop)
  const context = page.context()
  await context.setOffline(true)
  await setUpPhone(page, `${shop.url}/t/${shop.team.id}`)
  await page.getByRole('radio', { name: 'Yes' }).first().click({ force: true })
  await answerRest(page)
  await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  await page.getByText('Offline 1', { exact: true }).first().waitFor()
  await page.getByRole('combobox', { name: 'Name' }).fill('Marta Nowak')
  await page.getByRole('combobox', { name: 'Email' }).fill('marta.nowak@customer.example')
  await page.getByRole('button', { name: 'Send when back' }).click()
  await page.getByRole('heading', { name: 'Waiting', exact: true }).waitFor()
  await page.close()

  const again = await context.newPage()
  await again.goto(`${shop.url}/t/${shop.team.id}/waiting`)
  await again.getByText('Marta Nowak').first().waitFor()
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes`)).body.counts.all, 0)
  await context.setOffline(false)
  await again.getByRole('link', { name: /^Q-/ }).waitFor()
  await again.reload()
  await again.getByRole('link', { name: /^Q-/ }).waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes`)
  assert.deepEqual(
    body.quotes.map(({ state, customerName }: { state: string; customerName: string }) => [
      state,
      customerName,
    ]),
    [['sent', 'Marta Nowak']],
  )
})

test('a customer accepts and signs at the counter without a network; the acceptance follows its quote', async () => {
  const page = await openKeeping(shop)
  await page.context().setOffline(true)
  await setUpPhone(page, `${shop.url}/t/${shop.team.id}`)
  await page.getByRole('radio', { name: 'Yes' }).first().click({ force: true })
  await answerRest(page)
  await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  await page.getByRole('combobox', { name: 'Name' }).fill('Luca Ferrari')
  await acceptAndSign(page)
  await page.getByText(/Accepted and signed by Luca Ferrari/).waitFor()
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes`)
  const listed = page.getByRole('row').filter({ hasText: 'Luca Ferrari' })
  await listed.getByText('Accepted', { exact: true }).waitFor()
  await listed.getByText('Waits here').waitFor()
  await listed.getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Paper of Offline 1' }).waitFor()
  await page
    .getByRole('link', { name: /^Waiting/ })
    .first()
    .click()
  await page.getByText(/^Accepted and signed/).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: /^Q-/ }).first().waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes?search=Luca`)
  const [row] = body.quotes
  assert.equal(row.state, 'accepted')
  const { body: quote } = await shop.owner.call('GET', `${shop.path}/quotes/${row.id}`)
  assert.equal(quote.acceptance.name, 'Luca Ferrari')
  assert.match(quote.acceptance.signature, /^M/)
})

test('the browser wakes an open page to send what waits', async () => {
  const page = await openKeeping(shop)
  const line = aLine(shop, { device: { key: 'iphone-15', name: 'iPhone 15' } })
  const made = {
    teamId: shop.team.id,
    lines: [{ checks: [], services: [], quantity: 1, ...line, catalogVersion: 1 }],
    customer: { kind: 'private', name: 'Aoife Byrne', is: 'new' },
    note: '',
  }
  await callUnreached(page, queueScript(), { name: 'quotes.add', input: made })
  const arrived = async () => {
    const { body } = await shop.owner.call('GET', `${shop.path}/quotes?search=Aoife`)
    return body.quotes.length
  }
  assert.equal(await arrived(), 0)
  const [worker] = page.context().serviceWorkers()
  assert.ok(worker)
  // Playwright contexts have no Background Sync: the event is dispatched here, which wakes pages like the
  // browser does.
  await worker.evaluate((tag) => {
    const event = Object.assign(new Event('sync'), { tag, waitUntil: () => undefined })
    globalThis.dispatchEvent(event)
  }, wakeTag)
  for (let waits = 0; (await arrived()) === 0 && waits < 100; waits++) await pause(50)
  assert.equal(await arrived(), 1)
})
