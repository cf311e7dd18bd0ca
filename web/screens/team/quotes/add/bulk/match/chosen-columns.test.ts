import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readRow } from '@costard/contract/device-rows'
import { sourceListOf } from '../start/read-list.ts'
import { chosenColumns, widthOf } from './chosen-columns.ts'

const list = sourceListOf([
  ['Bezug', 'Was', 'Qty'],
  ['A 12', 'iPhone 13 128GB', '2'],
])
const plain = sourceListOf([
  ['iPhone 13 128GB', '7', 'good'],
  ['iPhone 11 64GB', '3'],
])

test('a column with an unknown name is read once it is chosen', () => {
  const [row] = list.rows
  assert.deepEqual(chosenColumns(list, {}), list.columns)
  const columns = chosenColumns(list, { 'column:1': 'device' })
  assert.deepEqual(columns?.has, [undefined, 'device', 'quantity'])
  const reading = readRow(row!, columns)
  assert.deepEqual([reading.quantity, reading.found.kind], [2, 'device'])
})

test('a column that is not to be read is left out', () => {
  assert.deepEqual(chosenColumns(list, { 'column:2': 'none' })?.has, [undefined, undefined, undefined])
})

test('a list without column names gets them by choosing', () => {
  assert.deepEqual([widthOf(plain), chosenColumns(plain, {})], [3, undefined])
  const columns = chosenColumns(plain, { 'column:1': 'quantity' })
  assert.deepEqual(columns?.has, ['device', 'quantity', 'device'])
  assert.deepEqual(
    plain.rows.map((row) => readRow(row, columns).quantity),
    [7, 3],
  )
})
