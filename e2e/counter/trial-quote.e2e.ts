import assert from 'node:assert/strict'
import { answerRest } from '../steps/counter-steps.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('on the first day a trial is made, priced and removed; a real quote starts without it', async () => {
  const page = await shop.browserOf(shop.owner)
  await page.getByRole('button', { name: 'Hide until tomorrow' }).click()
  await page.getByText('Sample prices.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Try it with an iPhone 13' }).click()
  await page.getByText('Trial', { exact: true }).first().waitFor()
  await answerRest(page)
  await page.getByRole('button', { name: 'Review quote' }).click()
  await page.getByText('This is a trial').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Send/ }).count(), 0)
  assert.equal(await page.getByLabel('Email').count(), 0)

  await page.getByRole('link', { name: 'Leave and keep the draft' }).click()
  await page.getByText('stays a draft').waitFor()
  await page.keyboard.press('n')
  await page.getByText('Nothing yet').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Open it' }).click()
  await page.getByRole('button', { name: 'Remove trial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove trial' }).click()
  await page.getByRole('button', { name: 'Try it with an iPhone 13' }).waitFor()
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes`)
  assert.deepEqual(list.quotes, [])
})
