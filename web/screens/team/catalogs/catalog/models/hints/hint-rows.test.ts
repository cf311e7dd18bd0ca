import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Model } from '@costard/pricing'
import { filledRows, hintRows, shownRows } from './hint-rows.ts'

const model = (id: string, prices: readonly (number | null)[], floorMinor?: number): Model =>
  ({
    id,
    name: id,
    family: 'iphone',
    ...(floorMinor !== undefined && { floorMinor }),
    variants: prices.map((priceMinor, at) => ({
      id: `${id}-${at}`,
      attributes: { storageGb: 64 * 2 ** at },
      priceMinor,
    })),
  }) as unknown as Model

const models = [model('a', [37_000, 12_000, null], 3000), model('b', [5000])]
const hints = [
  { variantId: 'a-0', grade: null, minor: 54_800 },
  { variantId: 'a-0', grade: 'B', minor: 1 },
  { variantId: 'a-1', grade: null, minor: 1000 },
  { variantId: 'a-2', grade: null, minor: 20_000 },
]
const terms = { factorPpm: 720_000, addMinor: -1500, stepMinor: 500 }
const rows = hintRows(models, hints, () => terms)

test('ours to the hint, and what a rule makes of it', () => {
  assert.deepEqual(
    rows.map(({ variantId, offBp, steps, moveBp }) => [variantId, offBp, steps?.result, moveBp]),
    [
      ['a-0', -3248, 37_500, 135],
      ['a-1', 110_000, 3000, -7500],
      ['a-2', null, 12_500, null],
      ['b-0', null, undefined, null],
    ],
  )
})

test('a variant without a hint is never filled, one without a price is', () => {
  assert.deepEqual(
    filledRows(rows).map(({ variantId }) => variantId),
    ['a-0', 'a-1', 'a-2'],
  )
})

test('sorted by a column, what has no value comes last in both directions; a filter leaves those out', () => {
  const by = (isDown: boolean) =>
    shownRows(rows, { search: '', family: undefined, offBy: null, sort: 'offBp', isDown }).map(
      ({ variantId }) => variantId,
    )
  assert.deepEqual(by(false).slice(0, 2), ['a-0', 'a-1'])
  assert.deepEqual(by(true).slice(0, 2), ['a-1', 'a-0'])
  const far = shownRows(rows, { search: '', family: 'iphone', offBy: 3248, sort: undefined, isDown: false })
  assert.deepEqual(
    far.map(({ variantId }) => variantId),
    ['a-1'],
  )
})

test('families stand as in the grid of models, and a search finds names', () => {
  const watch = { ...model('w', [100]), family: 'watch' }
  const both = hintRows([watch, ...models], [], () => undefined)
  assert.deepEqual([both[0]?.family, both.at(-1)?.family], ['iphone', 'watch'])
  const found = shownRows(both, {
    search: 'b',
    family: undefined,
    offBy: null,
    sort: undefined,
    isDown: false,
  })
  assert.deepEqual(
    found.map(({ variantId }) => variantId),
    ['b-0'],
  )
})
