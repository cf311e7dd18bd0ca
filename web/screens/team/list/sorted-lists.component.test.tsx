import assert from 'node:assert/strict'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { aSentQuote } from '../../../../server/testing/product-builders.ts'
import { phone, renderScreen } from '../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

const sortInAddress = () => new URL(location.href).searchParams.get('sort')
const directionOfQuestions = () =>
  screen.getByRole('columnheader', { name: 'Questions' }).getAttribute('aria-sort')
const rowHeads = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent ?? '')

function numbersIn(column: string): number[] {
  const heads = screen.getAllByRole('columnheader')
  const index = heads.indexOf(screen.getByRole('columnheader', { name: column }))
  const rows = screen.getAllByRole('row').slice(1)
  return rows.map((row) => Number(row.querySelectorAll('td')[index]?.textContent))
}

test('catalogs are sorted by the head of a column, and the order stands in the address', async () => {
  const { click } = await renderScreen(shop.at('/catalogs'), shop.owner)
  await click('button', 'Questions')
  await expect.poll(directionOfQuestions).toBe('descending')
  assert.equal(sortInAddress(), '-questions')
  const down = numbersIn('Questions').toSorted((one, other) => other - one)
  assert.deepEqual(numbersIn('Questions'), down)
  await click('button', 'Questions')
  await expect.poll(() => numbersIn('Questions')).toEqual(down.toReversed())
  assert.equal(directionOfQuestions(), 'ascending')
  await click('button', 'Catalog')
  await expect.poll(rowHeads).toEqual(['Refurbished sale', 'Repair', 'Trade-in'])
})

test('widgets are sorted by their heads', async () => {
  const catalogId = shop.catalogs.buy.pricing.id
  for (const name of ['Zebra', 'Apple'])
    await shop.owner.call('POST', `${shop.path}/widgets`, { name, catalogId })
  const { click } = await renderScreen(shop.at('/widgets'), shop.owner)
  await click('button', 'Name')
  await expect.poll(rowHeads).toEqual(['Apple', 'Zebra'])
  await click('button', 'Name')
  await expect.poll(rowHeads).toEqual(['Zebra', 'Apple'])
})

test('on a phone a sheet asks for the order of quotes', async () => {
  await aSentQuote(shop)
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner, phone)
  await click('button', 'Sort')
  await click('radio', 'Total, descending')
  await screen.findByRole('button', { name: 'Total, descending' })
  await expect.poll(sortInAddress).toBe('-total')
})
