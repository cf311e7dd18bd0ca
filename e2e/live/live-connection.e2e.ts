import assert from 'node:assert/strict'
import type { WebSocketRoute } from '@playwright/test'
import { aQuote, aSentQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let cian: Account

setUp(async () => {
  shop = await openLiveShop()
  cian = await shop.hire('Cian Walsh')
})

test('without a connection that is said, what is typed stays, and nothing is lost when it is back', async () => {
  const quote = await aQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`)
  await page.context().setOffline(true)
  await page.getByText('Offline.').waitFor()
  await page.getByText('You can send when you’re back online.').waitFor()
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

test('without a connection a form says what becomes of what is typed, and a list that it is not current', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/general')
  await page.getByLabel('Legal name').fill('Fix & Co Ltd')
  await page.context().setOffline(true)
  const form = page.getByText('What you typed stays on this page. You can save when you’re back online.')
  await form.waitFor()
  assert.equal(await page.getByText('Showing the last saved list').count(), 0)
  await page.context().setOffline(false)
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Quotes' }).click()
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('Showing the last saved list.').waitFor()
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

test('a server that starts again within two seconds is not mentioned, and nothing is missed', async () => {
  const page = await shop.browserOf(shop.owner)
  let isDown = false
  const sockets = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/\.ws/, (socket) => {
    if (isDown) return void socket.close()
    socket.connectToServer()
    sockets.add(socket)
  })
  await page.route(/\/\.lp|\/api\/|\.json/, (route) => (isDown ? route.abort() : route.fallback()))
  await page.reload()
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
  await page.waitForTimeout(3000)
  assert.ok(sockets.size > 0, 'the page has a socket')
  const said = page.getByText('Offline.').waitFor({ timeout: 10_000 })

  isDown = true
  for (const socket of sockets) await socket.close()
  const { quote } = await aSentQuote(shop)
  await page.waitForTimeout(2000)
  isDown = false
  await page.getByRole('row', { name: new RegExp(quote.number) }).waitFor()
  await assert.rejects(said, /Timeout/)
})
