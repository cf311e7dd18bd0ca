import assert from 'node:assert/strict'
import { test } from 'vitest'
import { parsePercent, parseRate } from './parse-fields.ts'

const rates: readonly (readonly [typed: string, pcm: number | undefined])[] = [
  ['8.875', 8875],
  ['8,875', 8875],
  ['9.975 %', 9975],
  ['６．６２５', 6625],
  ['20', 20_000],
  ['100', 100_000],
  ['0', 0],
  ['5.', 5000],
  ['8.8750', 8875],
  ['8.8751', undefined],
  ['100.001', undefined],
  ['-1', undefined],
  ['1.2.3', undefined],
  ['1e1', undefined],
  ['', undefined],
  ['%', undefined],
]

test('a rate is read to a thousandth of a per cent, or refused: never rounded', () => {
  for (const [typed, pcm] of rates)
    assert.deepEqual(parseRate(typed, 'no'), pcm === undefined ? { error: 'no' } : { value: pcm }, typed)
})

test('a percentage is read to a hundredth of a per cent, or refused: never rounded', () => {
  assert.deepEqual(parsePercent('92,5', 10_000, 'no'), { value: 9250 })
  assert.deepEqual(parsePercent('33.33%', 10_000, 'no'), { value: 3333 })
  for (const typed of ['33.333', '0.005', '100.01', '-1', 'x'])
    assert.deepEqual(parsePercent(typed, 10_000, 'no'), { error: 'no' }, typed)
})
