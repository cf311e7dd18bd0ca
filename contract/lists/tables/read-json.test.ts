import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readJson } from './read-json.ts'
import { tableLimits } from './table-limits.ts'

const read = (value: unknown, path = '', maxRows = 100) =>
  readJson(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)), maxRows, path)
const rowsOf = (value: unknown, path?: string) => {
  const table = read(value, path)
  assert.ok('rows' in table, JSON.stringify(table))
  return table.rows
}

test('objects become rows, the names of their values headings, and numbers stay numbers', () => {
  const prices = [
    { model: 'iPhone 15', price: { eur: 299.5 }, tags: ['x'] },
    { price: { eur: 250 }, model: 'iPhone 14', isSold: true },
  ]
  assert.deepEqual(rowsOf({ data: { prices } }, 'data.prices'), [
    ['model', 'price.eur', 'tags', 'isSold'],
    ['iPhone 15', 299.5],
    ['iPhone 14', 250, '', true],
  ])
  assert.deepEqual(
    rowsOf([
      ['Model', 'Price'],
      ['iPhone 15', 300],
    ]),
    [
      ['Model', 'Price'],
      ['iPhone 15', 300],
    ],
  )
})

test('a path that leads to no list is refused', () => {
  assert.deepEqual(read({ data: {} }, 'data.prices'), { problem: 'no-table' })
  assert.deepEqual(read({ data: {} }, 'data'), { problem: 'no-table' })
  assert.deepEqual(read({}, 'toString'), { problem: 'no-table' })
  assert.deepEqual(read('<html>'), { problem: 'no-table' })
  assert.deepEqual(read([]), { problem: 'empty' })
})

test('reads one row, column and level less than too many', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ a: 'x' }))
  assert.ok('rows' in read(rows(9), '', 10))
  assert.deepEqual(read(rows(10), '', 10), { problem: 'too-many-rows' })
  const wide = (count: number) => [
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, 'x'])),
  ]
  assert.ok('rows' in read(wide(tableLimits.columns)))
  assert.deepEqual(read(wide(tableLimits.columns + 1)), { problem: 'too-many-columns' })
  const deep = (levels: number) => `[{"a": ${'['.repeat(levels)}${']'.repeat(levels)}}]`
  assert.ok('rows' in read(deep(tableLimits.jsonDepth - 2)))
  assert.deepEqual(read(deep(tableLimits.jsonDepth - 1)), { problem: 'too-large' })
  assert.ok('rows' in read([{ a: '['.repeat(100) }]), 'brackets of a text are no levels')
})
