import assert from 'node:assert/strict'
import { aLine, aQuoteInput } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let agent: Account
let manager: Account

setUp(async () => {
  shop = await openLiveShop()
  agent = await shop.hire('Emeka Okafor', 'agent')
  manager = await shop.hire('Mei Lin Chen')
})

test('the owner turns the margin scheme on, a manager enters the purchase price, the agent sees none of it', async () => {
  const hers = await shop.browserOf(shop.owner, '/settings/tax')
  const scheme = hers.getByRole('switch', { name: /Margin scheme/ })
  assert.equal(await scheme.isChecked(), false)
  await scheme.click()
  await hers.getByText('Saved.').waitFor()

  const line = aLine(shop, {}, 'sell')
  const { body: quote } = await agent.call(
    'POST',
    `${shop.path}/quotes`,
    aQuoteInput(shop, { lines: [line] }),
  )
  const page = `/quotes/${quote.id}/review`
  const his = await shop.browserOf(agent, page)
  await his.getByText('A manager enters what iPhone 15 was bought for.').waitFor()
  const total = await his.locator('article footer').innerText()
  assert.match(total, /€/)
  await his.getByRole('button', { name: /Send quote/ }).click()
  await his.getByText('A manager has to enter the purchase price of a device.').waitFor()
  assert.equal(await his.getByRole('textbox', { name: /what you paid/ }).count(), 0)

  const theirs = await shop.browserOf(manager, page)
  const field = theirs.getByRole('textbox', { name: 'iPhone 15: what you paid' })
  await field.fill('a lot')
  await field.press('Tab')
  await theirs.getByText(/Enter an amount/).waitFor()
  await field.fill('312.34')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await theirs.getByText('iPhone 15: bought for €312.34.').waitFor()
  await theirs.getByText(/VAT on the margin: €/).waitFor()

  await his.getByText('A manager enters what iPhone 15 was bought for.').waitFor({ state: 'detached' })
  assert.equal(await his.locator('article footer').innerText(), total)
  await his.getByRole('button', { name: 'Setup' }).click()
  await his.getByText('All questions answered.').waitFor()
  assert.doesNotMatch(await his.locator('body').innerText(), /312\.34|VAT/)
  await his.getByRole('button', { name: 'Review quote' }).click()
  await his.getByRole('button', { name: /Send quote/ }).click()
  await his.getByText('We sent the offer to ada@customer.example.').waitFor()
  assert.doesNotMatch(await his.locator('main').innerText(), /312\.34|VAT/)
  const address = await his.getByRole('link', { name: 'See what the customer sees' }).getAttribute('href')
  await his.goto(address ?? '')
  await his.getByText('Margin scheme – second-hand goods. No VAT is shown.').waitFor()
})

test('who may not change the scheme sees it', async () => {
  const his = await shop.browserOf(agent, '/settings/tax')
  const margin = his.locator('section', { has: his.getByRole('switch', { name: /Margin scheme/ }) })
  await margin.getByText('Only owners and admins can change this.').waitFor()
  assert.ok(await his.getByRole('switch', { name: /Margin scheme/ }).isDisabled())
})

test('a sale of twelve shows its discount, the price of one and of all', async () => {
  const his = await shop.browserOf(agent, '/quotes/add/identify')
  await his.getByRole('textbox', { name: /Scan, IMEI/ }).fill('iphone 15 128 gb')
  await his.getByRole('button', { name: 'Add device' }).click()
  await his.getByRole('button', { name: 'Choose catalogs' }).click()
  await his.getByRole('radio', { name: /sale/ }).check()
  await his.getByRole('button', { name: /Set up/ }).click()
  await his.getByText('From 10 devices 3% less, from 25 devices 5% less').waitFor()
  assert.equal(await his.getByText('How many devices in total?').count(), 0)
  const count = his.getByRole('textbox', { name: 'How many?' })
  await count.fill('12')
  for (const answer of ['A private customer', '80% or more', 'Any', 'No'])
    await his
      .locator('[data-state=current]')
      .getByRole('radio', { name: new RegExp(answer) })
      .click()
  await his.getByText('12 × €489.00').waitFor()
  assert.match((await his.locator('.cp-hero').first().innerText()).replaceAll(/\s/g, ''), /5,868/)
  await his.getByRole('button', { name: 'Review quote' }).click()
  await his.getByText('12 × iPhone 15').waitFor()
  await his.getByText('€5,868.00').first().waitFor()
})
