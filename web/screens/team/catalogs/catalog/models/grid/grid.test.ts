import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { findNamed, listDevices } from '@costard/devices'
import type { Model } from '@costard/pricing'
import { textRows, readText } from '@costard/contract/tables'
import { tsvOf } from './clipboard.ts'
import { drawnOut, fills } from './fill.ts'
import { planPaste } from './paste.ts'
import { columnId, type ModelRow, priceTable } from '@costard/contract/price-grid'
import { moved, placesIn } from './range.ts'
import { readAmount } from './read-amount.ts'

const model = (name: string, prices: readonly (number | null)[]): Model => ({
  id: name,
  name,
  family: 'iphone',
  variants: prices.map((priceMinor, place) => ({
    id: `${name}-${place}`,
    attributes: { storageGb: 64 * 2 ** place },
    priceMinor,
  })),
})
const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 100_000_000 })), { minLength: 3, maxLength: 3 })
const anyModels = fc
  .array(amounts, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((prices, place) => model(`Model ${place}`, prices)))
const inLocale = (locale: string) => (text: string) => readAmount(text, 'EUR', locale)

test('what is copied is pasted as it was, in each locale', () => {
  fc.assert(
    fc.property(anyModels, fc.constantFrom('en-IE', 'de-DE', 'fr-FR', 'de-CH'), (models, locale) => {
      const table = priceTable(models)
      const rows = table.rows.filter((row): row is ModelRow => row.kind === 'model')
      const prices = table.columns.filter(({ kind }) => kind === 'storage')
      const left = table.columns.indexOf(prices[0]!) // there are three price columns
      const read = readText(tsvOf(rows, prices, 'price', 'EUR', locale), 100, '\t')
      const pasted = 'rows' in read ? textRows(read.rows) : [['']]
      const range = { top: 1, bottom: 1, left, right: left }
      const plan = planPaste(pasted, table, range, inLocale(locale))
      assert.deepEqual([plan.problems, plan.outside, plan.added], [[], 0, []])
      for (const { row, column, value } of plan.edits) {
        assert.ok(column.kind === 'storage')
        assert.equal(value, row.variants.get(column.gb)?.priceMinor)
      }
    }),
  )
})

test('a paste reaches no row that is hidden', () => {
  const models = ['A', 'B', 'C', 'D'].map((name) => model(name, [100]))
  const table = priceTable(models, { isShown: ({ model: { name } }) => name === 'A' || name === 'C' })
  const left = table.columns.findIndex((column) => columnId(column) === 'storage 64')
  const range = { top: 1, bottom: 1, left, right: left }
  const plan = planPaste([['1'], ['2'], ['3']], table, range, inLocale('en'))
  assert.deepEqual(
    plan.edits.map(({ row, value }) => [row.model.name, value]),
    [
      ['A', 100],
      ['C', 200],
    ],
  )
  assert.equal(plan.outside, 1)
})

test('rows with the names of other models are not pasted; below the last one they are new models', () => {
  const table = priceTable([model('iPhone 15', [100])])
  const range = { top: 1, bottom: 1, left: 0, right: 0 }
  const read = inLocale('en')
  assert.ok(planPaste([['iPhone 16', '', '', '', '5']], table, range, read).otherModel)
  const plan = planPaste(
    [
      ['iPhone 15', '', '', '', '5'],
      ['iPhone 16', 'A3287', '', '', '7'],
    ],
    table,
    range,
    read,
  )
  assert.deepEqual(
    plan.added.map(({ name, deviceKey, amounts: found }) => [
      name,
      deviceKey,
      found.map(({ minor }) => minor),
    ]),
    [['iPhone 16', 'iphone-16', [700]]],
  )
  assert.ok(plan.edits.some(({ value }) => value === 500))
})

test('says why a text is no amount; offers another only if it cannot be off by a factor', () => {
  for (const [text, locale, expected, currency = 'EUR'] of [
    ['1,234.50', 'en', { minor: 123_450 }],
    ['12,50', 'en', { minor: 1250 }],
    ['', 'en', { minor: null }],
    ['290,- €', 'de', { minor: 29_000 }],
    ['1.234.50', 'en', { problem: 'not-an-amount', nearest: 123_450 }],
    ['1,234.50', 'de', { problem: 'not-an-amount', nearest: 123_450 }],
    ['1215.318', 'en', { problem: 'too-many-decimals', nearest: 121_532 }],
    ['1,234', 'de', { problem: 'ambiguous' }],
    ['215.318', 'en', { problem: 'ambiguous' }],
    ['62.375', 'de', { problem: 'ambiguous' }, 'KWD'],
    ['61S00', 'en', { problem: 'not-an-amount' }],
    ['-5', 'en', { problem: 'below-zero' }],
    ['(250.00)', 'en', { problem: 'below-zero' }],
    ['90-120', 'en', { problem: 'not-an-amount' }],
    ['75%', 'en', { problem: 'not-an-amount' }],
    ['24.11.2026', 'de', { problem: 'not-an-amount' }],
    ['£250', 'en', { problem: 'not-an-amount' }],
    ['=1+1', 'en', { problem: 'not-an-amount' }],
    ['99999999999', 'en', { problem: 'too-large' }],
    ['<img src=x>', 'en', { problem: 'not-an-amount' }],
    ['9'.repeat(10_000_000), 'en', { problem: 'not-an-amount' }],
  ] as const)
    assert.deepEqual(readAmount(text, currency, locale), expected, text.slice(0, 20))
})

test('a fill covers what is drawn out, and repeats its source', () => {
  const place = fc.record({ row: fc.nat(20), column: fc.nat(10) })
  fc.assert(
    fc.property(place, place, place, (a, b, to) => {
      const from = {
        top: Math.min(a.row, b.row),
        bottom: Math.max(a.row, b.row),
        left: Math.min(a.column, b.column),
        right: Math.max(a.column, b.column),
      }
      const whole = drawnOut(from, to)
      const copies = fills(from, whole)
      assert.equal(copies.length, placesIn(whole).length - placesIn(from).length)
      for (const { from: source } of copies)
        assert.ok(placesIn(from).some(({ row, column }) => row === source.row && column === source.column))
    }),
  )
})

test('no key leads out of the table', () => {
  const size = { rows: 5, columns: 3 }
  const step = fc.constantFrom('up', 'down', 'left', 'right', 'pageUp', 'pageDown', 'home', 'end')
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.boolean())), (steps) => {
      let at = { row: 0, column: 0 }
      for (const [one, toEdge] of steps) at = moved(at, one as Parameters<typeof moved>[1], size, toEdge)
      assert.ok(at.row >= 0 && at.row < size.rows && at.column >= 0 && at.column < size.columns)
    }),
  )
})

test('the grid is searched as names are read', () => {
  const names = ['iPhone 6', 'iPhone 14', 'iPhone 16 Pro', 'Vitrine 14']
  const models = names.map((name): Model => {
    const device = findNamed(listDevices(), name, ({ key, name: own }) => ({ deviceKey: key, name: own }))[0]
    return { ...model(name, [100]), ...(device && { deviceKey: device.key }) }
  })
  const shown = (search: string) =>
    priceTable(models, { search }).rows.flatMap((row) => (row.kind === 'model' ? (row.model.name ?? '') : []))
  assert.deepEqual(shown('iphone 6'), ['iPhone 6'])
  assert.deepEqual(shown('iphone 1'), ['iPhone 14', 'iPhone 16 Pro'])
  assert.deepEqual(shown('i16 pro'), ['iPhone 16 Pro'])
  assert.deepEqual(shown('vit'), ['Vitrine 14'])
  assert.deepEqual(shown('trine'), [])
})
