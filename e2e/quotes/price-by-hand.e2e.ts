import assert from 'node:assert/strict'
import { aLine, aQuoteInput } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let agent: Account

setUp(async () => {
  shop = await openLiveShop()
  agent = await shop.hire('Emeka Okafor', 'agent')
})

test('a device that no catalog has: an agent asks, the owner sets the price, the customer reads it', async () => {
  const his = await shop.browserOf(agent, '/quotes/add/identify')
  await his.getByRole('combobox').or(his.getByRole('textbox')).first().fill('Fairphone 5')
  await his.getByRole('button', { name: 'Add “Fairphone 5” anyway' }).click()
  await his.getByRole('button', { name: 'Choose catalogs' }).click()
  await his.getByText('No catalog has Fairphone 5').waitFor()
  await his.getByRole('radio', { name: /Purchase, priced by hand/ }).check()
  await his.getByRole('button', { name: /Set up/ }).click()
  await his.getByText('To price', { exact: false }).first().waitFor()
  await his.getByRole('button', { name: 'Review quote' }).click()
  const toPrice = his.getByRole('region', { name: 'To price' })
  await toPrice.getByRole('textbox', { name: /Message/ }).fill('Like new, with its box')
  assert.doesNotMatch(await his.locator('main').innerText(), /€/)
  await toPrice.getByRole('button', { name: 'Ask a manager' }).click()
  await toPrice.getByText('With a manager').waitFor()

  const hers = await shop.browserOf(shop.owner, '/quotes')
  await hers.getByRole('link', { name: /To price 1/ }).click()
  await hers.getByText('Like new, with its box').first().waitFor()
  const price = hers.getByRole('textbox', { name: 'Price of Fairphone 5' })
  await price.fill('-5')
  await hers.getByRole('textbox', { name: /Reason/ }).fill('Two sold online this week')
  await hers.getByRole('button', { name: 'Set price' }).click()
  await hers.getByText(/Type an amount/).waitFor()
  await price.fill('120.50')
  await hers.keyboard.press('Control+Enter')
  await hers.getByText('Priced at €120.50').first().waitFor()

  await his.getByText('€120.50').first().waitFor()
  await his.getByText('Two sold online this week').waitFor()
  await his.getByRole('combobox', { name: 'Name' }).fill('Ada Customer')
  await his.getByRole('combobox', { name: 'Email' }).fill('ada@customer.example')
  await his.getByRole('button', { name: /Send quote/ }).click()
  await his.getByText('Quote sent').waitFor()
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes?search=fairphone`)
  const { body: quote } = await shop.owner.call('GET', `${shop.path}/quotes/${list.quotes[0].id}`)
  const customer = await (await fetch(quote.publicUrl)).text()
  assert.match(customer, /€120\.50/)
  assert.doesNotMatch(customer, /Two sold online/)
})

test('send when released: the quote goes out by itself, and an answer can be undone before', async () => {
  const line = aLine(shop, { answers: { ...aLine(shop).answers, body: 'bent' } })
  const { body: draft } = await agent.call(
    'POST',
    `${shop.path}/quotes`,
    aQuoteInput(shop, { lines: [line] }),
  )
  const his = await shop.browserOf(agent, `/quotes/${draft.id}/review`)
  await his.getByRole('button', { name: 'Ask a manager' }).click()
  await his.getByText('With a manager').first().waitFor()

  const hers = await shop.browserOf(shop.owner, '/quotes?view=to-release')
  const note = hers.getByRole('textbox', { name: /Note for the team/ })
  await note.fill('Not ours')
  await hers.getByRole('button', { name: 'Refuse' }).click()
  await hers.getByText('Refused, Not ours').first().waitFor()
  await hers.getByRole('button', { name: 'Undo' }).click()
  await hers.getByText('Refused, Not ours').waitFor({ state: 'detached' })

  await his.getByRole('button', { name: /Send when released/ }).click()
  await his.getByText('It is sent as soon as it is released.').waitFor()
  await hers.getByText('It is sent as soon as you release it').waitFor()
  await note.fill('Fine for parts')
  await hers.keyboard.press('Control+Enter')
  await hers
    .getByText(/Released at/)
    .first()
    .waitFor()
  await his.getByRole('button', { name: 'Mark accepted' }).waitFor()
})
