import assert from 'node:assert/strict'
import { test } from 'vitest'
import { guessColumns } from './columns.ts'
import { columnsIn, withRemembered } from './remembered-columns.ts'

const headings = ['Article', 'Grade A', 'Grade B', 'Price']
const guessed = guessColumns(headings).columns

test('columns are guessed until somebody says what they have', () => {
  assert.deepEqual(guessed, ['device', undefined, undefined, 'price'])
  assert.deepEqual(withRemembered(headings, guessed, {}), guessed)
})

test('a remembered column takes its kind from the one guessed', () => {
  const columns = withRemembered(headings, guessed, { 'grade a': 'price' })
  assert.deepEqual(columns, ['device', 'price', undefined, undefined])
})

test('a column that was not to be read stays so', () => {
  assert.deepEqual(withRemembered(headings, guessed, { price: null }), [
    'device',
    undefined,
    undefined,
    undefined,
  ])
})

test('a kind of column that this page does not know is as if nothing was said', () => {
  assert.deepEqual(
    columnsIn([
      { heading: 'grade a', has: 'grade:A' },
      { heading: 'note', has: null },
      { heading: 'x', has: 'toString' },
    ]),
    { 'grade a': 'grade:A', note: null },
  )
})
