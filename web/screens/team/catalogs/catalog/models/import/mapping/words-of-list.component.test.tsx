import { fireEvent, screen, within } from '@testing-library/react'
import assert from 'node:assert/strict'
import { beforeAll, expect, test } from 'vitest'
import { ok } from '../../../../../../../../server/testing/answers.ts'
import { phone, renderScreen } from '../../../../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../../../../testing/shop.ts'
import { startWorkers } from '../../../../../../../testing/workers.ts'

let shop: ScreenShop

beforeAll(async () => {
  startWorkers()
  shop = await openShop()
})

const path = () => shop.at(`/catalogs/${shop.catalogs.buy.pricing.id}/models/import`)

/** Pastes a copied list. */
async function paste(rows: readonly string[]): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Or paste a table' })
  fireEvent.change(field, { target: { value: rows.join('\n') } })
  fireEvent.click(screen.getByRole('button', { name: 'Read table' }))
}

const list = ['Model;GB;Condition;Price', 'iPhone 15;128;top;400,00', 'iPhone 15;256;wrecked;90,00']

test('words that the team said for an earlier list are marked as remembered, and each can be changed', async () => {
  const [best] = shop.catalogs.buy.pricing.grades
  const columns = [
    { heading: 'Model', has: 'device' },
    { heading: 'GB', has: 'storage' },
    { heading: 'Condition', has: 'condition' },
    { heading: 'Price', has: 'price' },
  ]
  const grades = [
    { word: 'top', grade: best?.code ?? '' },
    { word: 'wrecked', grade: null },
  ]
  const shape = { columns, rows: 2, decimalMark: ',', grades, devices: [], counted: [] }
  await ok(shop.owner.call('PUT', `${shop.path}/price-list-shapes`, { shape }))
  const { click } = await renderScreen(path(), shop.owner)
  await paste(list)
  await click('button', 'Columns')
  const words = within(await screen.findByRole('region', { name: 'Words of the file' }))
  assert.equal(words.getAllByText('Remembered').length, 2)
  words.getByText('Remembered for your team.')
  await click('button', 'Change wrecked', words)
  await click('combobox', 'Grade of wrecked', words)
  // happy-dom computes no positions, so the options of a dropdown count as hidden.
  fireEvent.click(await screen.findByRole('option', { name: 'A Like new', hidden: true }))
  await expect.poll(() => words.getAllByText('Remembered').length).toBe(1)
  words.getByText('Remembered for your team once you import.')
  await words.findByRole('button', { name: 'Change wrecked' })
  await click('button', 'Change all words', words)
  assert.equal(words.getAllByRole('combobox').length, 2)
})

test('on a phone the question comes as a sheet, can be put aside, and comes back with Continue', async () => {
  const { click } = await renderScreen(path(), shop.owner, phone)
  await paste(['Phone;Capacity;Grade;Price', 'iPhone 15;128;shiny;400,00'])
  const sheet = await screen.findByRole('dialog', { name: 'One question' })
  await within(sheet).findByText('Which grade does each word mean?')
  await click('button', 'Close', within(sheet))
  await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
  await click('button', /^Continue/)
  await screen.findByRole('dialog', { name: 'One question' })
})
