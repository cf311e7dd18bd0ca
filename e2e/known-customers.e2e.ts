import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Quote } from '@costard/contract'
import { aQuote } from '../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from './live-shop.ts'
import { setUp, test } from './story.ts'

let shop: LiveShop
let known: Quote

setUp(async () => {
  shop = await openLiveShop()
  known = await aQuote(shop, { customer: ada })
})
const ada = {
  kind: 'private' as const,
  name: 'Ada Lovelace',
  email: 'ada@lovelace.example',
  phone: '+353855550142',
}

async function stored({ id }: Quote): Promise<Quote> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
}

function saved(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
}

async function openReview(): Promise<{ readonly quote: Quote; readonly page: Page }> {
  const quote = await aQuote(shop, { customer: null })
  return { quote, page: await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`) }
}

test('typing an email or a phone number offers the customer who has it', async () => {
  for (const [label, text] of [
    ['Email', 'lovelace.ex'],
    ['Phone', '085 555'],
  ] as const) {
    const { quote, page } = await openReview()
    await page.getByRole('combobox', { name: label }).pressSequentially(text)
    await page.getByRole('option', { name: /^Ada Lovelace/ }).click()
    assert.equal(await page.getByRole('combobox', { name: 'Name' }).inputValue(), ada.name)
    const edited = saved(page)
    await page.getByLabel('Note to the customer').focus()
    await edited
    assert.deepEqual((await stored(quote)).customerId, known.customerId, label)
  }
})

test('a known address with another name asks who it is, and saves nobody before', async () => {
  const { quote, page } = await openReview()
  await page.getByRole('combobox', { name: 'Name' }).fill('Bob')
  await page.getByRole('combobox', { name: 'Email' }).fill(ada.email)
  await page.getByLabel('Note to the customer').fill('Bring the box.')
  const question = page.getByText(`${ada.email} is known under another name. Who is this quote for?`)
  await question.waitFor()
  await page.getByText('Not saved', { exact: false }).first().waitFor()
  // A reload asks again, with what was typed.
  await page.reload()
  await question.waitFor()
  assert.equal(await page.getByRole('combobox', { name: 'Name' }).inputValue(), 'Bob')
  assert.deepEqual((await stored(quote)).customer, { kind: 'private', name: 'Bob' }, 'as before the address')
  // Sending leads to the question.
  await page.getByRole('button', { name: 'Send quote' }).click()
  const answer = page.getByRole('button', { name: ada.name })
  await page.waitForFunction((name) => document.activeElement?.textContent === name, ada.name)
  const edited = saved(page)
  await answer.click()
  await edited
  const { customerId, customer } = await stored(quote)
  assert.deepEqual([customerId, customer?.name, customer?.phone], [known.customerId, ada.name, ada.phone])
})

test('somebody new with a known address becomes another customer', async () => {
  const { quote, page } = await openReview()
  await page.getByRole('combobox', { name: 'Name' }).fill('Bob Lovelace')
  await page.getByRole('combobox', { name: 'Email' }).fill(ada.email)
  await page.getByLabel('Note to the customer').focus()
  const edited = saved(page)
  await page.getByRole('button', { name: 'Somebody new' }).click()
  await edited
  const after = await stored(quote)
  assert.notEqual(after.customerId, known.customerId)
  assert.equal(after.customer?.name, 'Bob Lovelace')
  const { body } = await shop.owner.call('GET', `${shop.path}/customers/${known.customerId}`)
  assert.equal(body.name, ada.name)
  assert.deepEqual(
    body.same.map(({ name }: { name: string }) => name),
    ['Bob Lovelace'],
  )
})
