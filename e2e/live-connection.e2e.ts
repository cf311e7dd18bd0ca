import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aQuote, aSentQuote } from '../server/testing/product-builders.ts'
import { axeCheck } from './axe-check.ts'
import { openLiveShop } from './live-shop.ts'

const shop = await openLiveShop()
const cian = await shop.hire('Cian Walsh')

test('without a connection that is said, what is typed stays, and nothing is lost when it is back', async () => {
  const quote = await aQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`)
  await page.context().setOffline(true)
  await page.getByText('Offline.').waitFor()
  await page.getByText('Send waits for the connection.').waitFor()
  await axeCheck(page, 'review, offline')
  await page.screenshot({ path: '/tmp/live/offline-review.png' })
  await page.getByLabel('Note to the customer').fill('Bring the charger.')
  const edit = { rev: quote.rev, validDays: 30 }
  assert.equal((await cian.call('PATCH', `${shop.path}/quotes/${quote.id}`, edit)).status, 200)

  await page.context().setOffline(false)
  await page.getByText('Offline.').waitFor({ state: 'detached' })
  await page.getByText('Valid for: 14 days → 30 days').waitFor()
  await page.locator('article').getByText('Bring the charger.').waitFor()
  const { body } = await cian.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.equal(body.note, 'Bring the charger.')
})

test('where sockets and long polls are blocked, screens are still current', async () => {
  const page = await shop.browserOf(shop.owner)
  await page.routeWebSocket(/\/\.ws/, (socket) => socket.close())
  await page.route(/\/\.lp/, (route) => route.abort())
  const asked = page.waitForResponse(/\/revisions\/\w+\.json/)
  await page.reload()
  assert.equal((await asked).status(), 200)
  const { quote } = await aSentQuote(shop)
  await page.getByRole('row', { name: new RegExp(quote.number) }).waitFor({ timeout: 45_000 })
  assert.equal(await page.getByText('Offline.').count(), 0)
})

test('a short break says nothing', async () => {
  const page = await shop.browserOf(shop.owner)
  let said = 0
  await page.exposeFunction('onSaid', () => (said += 1))
  await page.evaluate(() => {
    const look = () => document.body.innerText.includes('Offline.') && (globalThis as any).onSaid()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  })
  await page.context().setOffline(true)
  await page.waitForTimeout(1500)
  await page.context().setOffline(false)
  await page.waitForTimeout(4000)
  assert.equal(said, 0)
})
