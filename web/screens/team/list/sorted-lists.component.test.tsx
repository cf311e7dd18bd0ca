import assert from 'node:assert/strict'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { aSentQuote } from '../../../../server/testing/product-builders.ts'
import { type Hands, phone, renderScreen } from '../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

const sortInAddress = () => new URL(location.href).searchParams.get('sort')
/** Clicks the header of a column, and waits until the list is sorted by it. */
async function sortBy(hands: Hands, column: string, direction: 'ascending' | 'descending'): Promise<void> {
  await hands.click('button', column)
  const sorted = () => screen.getByRole('columnheader', { name: column }).getAttribute('aria-sort')
  await expect.poll(sorted, { timeout: 5_000 }).toBe(direction)
}
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
  const hands = await renderScreen(shop.at('/catalogs'), shop.owner)
  await sortBy(hands, 'Questions', 'descending')
  assert.equal(sortInAddress(), '-questions')
  const down = numbersIn('Questions').toSorted((one, other) => other - one)
  assert.deepEqual(numbersIn('Questions'), down)
  await sortBy(hands, 'Questions', 'ascending')
  assert.deepEqual(numbersIn('Questions'), down.toReversed())
})

test('widgets are sorted by their heads', async () => {
  const catalogId = shop.catalogs.buy.pricing.id
  for (const name of ['Zebra', 'Apple'])
    await shop.owner.call('POST', `${shop.path}/widgets`, { name, catalogId })
  const hands = await renderScreen(shop.at('/widgets'), shop.owner)
  await sortBy(hands, 'Name', 'ascending')
  assert.deepEqual(rowHeads(), ['Apple', 'Zebra'])
  await sortBy(hands, 'Name', 'descending')
  assert.deepEqual(rowHeads(), ['Zebra', 'Apple'])
})

test('on a phone a sheet asks for the order of quotes', async () => {
  await aSentQuote(shop)
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner, phone)
  await click('button', 'Sort')
  await click('radio', 'Total, descending')
  await screen.findByRole('button', { name: 'Total, descending' })
  await expect.poll(sortInAddress, { timeout: 5_000 }).toBe('-total')
})

test('customers are sorted by the server', async () => {
  for (const name of ['Zoë Keane', 'Ada Byrne'])
    await shop.owner.call('POST', `${shop.path}/customers`, { name })
  const hands = await renderScreen(shop.at('/customers'), shop.owner)
  const ends = () => [rowHeads()[0], rowHeads().at(-1)]
  await sortBy(hands, 'Name', 'ascending')
  await expect.poll(ends, { timeout: 5_000 }).toEqual(['Ada Byrne', 'Zoë Keane'])
  await sortBy(hands, 'Name', 'descending')
  await expect.poll(ends, { timeout: 5_000 }).toEqual(['Zoë Keane', 'Ada Byrne'])
  assert.equal(sortInAddress(), '-name')
})

test('members are sorted by role, and J and K move between them', async () => {
  const agent = await shop.hire('Oscar Brandt', 'agent')
  const hands = await renderScreen(shop.at('/settings/members'), shop.owner)
  const rolesShown = () => {
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    return rows.flatMap((text) => /Owner|Agent/.exec(text)?.[0] ?? []).slice(0, 2)
  }
  await sortBy(hands, 'Role', 'ascending')
  assert.deepEqual(rolesShown(), ['Owner', 'Agent'])
  await sortBy(hands, 'Role', 'descending')
  assert.deepEqual(rolesShown(), ['Agent', 'Owner'])
  await hands.press('j')
  await expect
    .poll(() => document.activeElement?.getAttribute('data-row-link'), { timeout: 5_000 })
    .toBe(agent.userId)
})
