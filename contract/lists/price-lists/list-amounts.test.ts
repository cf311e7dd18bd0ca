import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Cell } from '../tables/cell.ts'
import { amountReader } from './list-amounts.ts'

function read(cell: Cell, currency: string, column: readonly Cell[] = [cell], said?: '.' | ',') {
  return amountReader(column, currency, said).read(cell)
}

test('a numeric cell is a number, rounded once to the decimals of the currency', () => {
  for (const [cell, currency, minor, isRounded] of [
    [62.375, 'KWD', 62_375, false],
    [62.375, 'EUR', 6238, true],
    [215.318, 'EUR', 21_532, true],
    [215.31799999999998, 'EUR', 21_532, true],
    [0.1 + 0.2, 'EUR', 30, false],
    [1.005, 'EUR', 101, true],
    [2.675, 'EUR', 268, true],
    [45_999.5, 'JPY', 46_000, true],
    [1250, 'JPY', 1250, false],
    [352.5, 'HUF', 35_250, false],
    [{ kind: 'money', value: 380.5, sign: '€' }, 'EUR', 38_050, false],
    [{ kind: 'money', value: 380.5, sign: 'kr' }, 'SEK', 38_050, false],
    [{ kind: 'money', value: 380.5, sign: 'net' }, 'SEK', 38_050, false],
  ] as const)
    assert.deepEqual(
      read(cell, currency),
      isRounded ? { minor, isRounded } : { minor },
      JSON.stringify(cell) + currency,
    )
})

test('what is no amount in a workbook is refused by name', () => {
  for (const [cell, problem] of [
    [{ kind: 'date', text: '2026-11-24' }, 'date'],
    [{ kind: 'time', text: '12:30' }, 'time'],
    [{ kind: 'percentage', value: 0.75 }, 'percentage'],
    [{ kind: 'error', text: '#N/A' }, 'formula'],
    [{ kind: 'no-result' }, 'no-result'],
    [{ kind: 'money', value: 380, sign: '£' }, 'currency'],
    [{ kind: 'money', value: 380, sign: 'CHF' }, 'currency'],
    [true, 'not-an-amount'],
    [-250, 'below-zero'],
    [10_000_000.01, 'too-large'],
    ['=B2*0.7', 'formula'],
    ['#DIV/0!', 'formula'],
  ] as const)
    assert.deepEqual(read(cell, 'EUR'), { problem }, JSON.stringify(cell))
})

test('texts of one column have one mark: found, or said by a person', () => {
  assert.deepEqual(read('1.234', 'EUR', ['1.234', '352,50']), { minor: 123_400 })
  assert.deepEqual(read('1.234', 'EUR', ['1.234', '352.50']), { problem: 'too-many-decimals', nearest: 123 })
  assert.deepEqual(read('1.234', 'EUR', ['1.234', '950']), { problem: 'ambiguous' })
  assert.deepEqual(read('1.234', 'EUR', ['1.234', '950'], ','), { minor: 123_400 })
  assert.deepEqual(read('62.375', 'KWD', ['62.375'], '.'), { minor: 62_375 })
  assert.deepEqual(read('62.375', 'KWD', ['62.375'], ','), { minor: 62_375_000 })
  assert.deepEqual(read('12.345', 'JPY', ['12.345']), { minor: 12_345 })
  assert.deepEqual(read('', 'EUR'), { minor: null })
})

test('thousands that lost their zeros are asked about, and never a small price', () => {
  const tunis = ['1.2', '1.25', '1.200', '950']
  for (const text of ['1.2', '1.25', '1.200']) {
    assert.deepEqual(read(text, 'TND', tunis), { problem: 'ambiguous' }, text)
    assert.equal(amountReader(tunis, 'TND', undefined).mark.isOpen, true)
  }
  assert.deepEqual(read('1.2', 'TND', tunis, '.'), { minor: 1200 })
  assert.deepEqual(read('1.200', 'TND', tunis, ','), { minor: 1_200_000 })
  // With points of thousands, 1.2 is no amount that is certain.
  assert.deepEqual(read('1.2', 'TND', tunis, ','), { problem: 'ambiguous' })
  assert.deepEqual(read('1.2', 'TND', ['1.2', '1.3', '950']), { problem: 'ambiguous' })
  assert.deepEqual(read('1.2', 'EUR', ['1.2', '1.25', '950']), { problem: 'ambiguous' })
  assert.deepEqual(read('1.200', 'EUR', ['1.200', '1.25']), { problem: 'ambiguous' })
  assert.deepEqual(read('1.2', 'JPY', ['1.2', '950']), { problem: 'too-many-decimals' })
})

test('a column that shows its decimals reads shorter ones by them', () => {
  assert.deepEqual(read('1234.5', 'TND', ['1234.5', '950.250', '1.200']), { minor: 1_234_500 })
  assert.deepEqual(read('1.200', 'TND', ['1234.5', '1.200']), { minor: 1200 })
  assert.deepEqual(read('215.5', 'TND', ['215.5', '1234.5']), { minor: 215_500 })
  assert.deepEqual(read('215.5', 'EUR', ['215.5', '300.25', '90']), { minor: 21_550 })
  assert.deepEqual(read('1.2', 'EUR', ['1.2', '1.234,50']), { problem: 'ambiguous' })
})
