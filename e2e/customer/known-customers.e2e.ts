import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import type { Quote } from '@costard/contract'
import { aQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

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
    await page.getByLabel('Note to the customer').focus()
    await expect.poll(async () => (await stored(quote)).customerId).toBe(known.customerId)
  }
})
