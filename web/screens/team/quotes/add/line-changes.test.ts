import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogId, LineChange } from '@costard/contract'
import fc from 'fast-check'
import { type CounterLine, inputOf } from './counter-line.ts'
import { lineChanges } from './line-changes.ts'

/** The variant id is the same in every catalog. */
function aLine(
  id: string,
  catalog = 'buy',
  answers: CounterLine['setups'][string]['answers'] = {},
): CounterLine {
  return {
    id,
    name: 'iPhone 13',
    silhouette: 'iphone',
    narrowed: {},
    catalogId: catalog as CatalogId,
    setups: { [catalog]: { catalogVersion: 1, variantId: 'iphone-13-128', answers, services: [] } },
  }
}

const [one, two, three] = [aLine('1'), aLine('2', 'sell'), aLine('3', 'repair')]

test('nothing changed is nothing to save', () => {
  assert.deepEqual(lineChanges([one, two], [one, two]), [])
  const known = { ...two, narrowed: { storageGb: 128 }, setups: { ...two.setups, buy: one.setups['buy']! } }
  assert.deepEqual(lineChanges([one, two], [one, known]), [], 'what is not saved of a line')
})

test('one edited line is one change, though another has the same variant', () => {
  const edited = { ...two, quantity: 3 }
  assert.deepEqual(lineChanges([one, two], [one, edited]), [
    { op: 'edit', lineId: '2', line: inputOf(edited) },
  ])
})

test('a line can be removed, added and priced by another catalog at once', () => {
  const other = aLine('3', 'buy')
  const added = aLine('new')
  assert.deepEqual(lineChanges([one, two, three], [two, other, added]), [
    { op: 'edit', lineId: '3', line: inputOf(other) },
    { op: 'remove', lineId: '1' },
    { op: 'add', line: inputOf(added) },
  ])
})

test('lines that replace all others are added before those are removed', () => {
  assert.deepEqual(
    lineChanges([one], [two]).map(({ op }) => op),
    ['add', 'remove'],
  )
})

test('the changes lead from any lines to any others, in their order', () => {
  const ids = fc.subarray(['1', '2', '3', '4', '5', '6'], { minLength: 1 })
  const shuffled = ids.chain((some) => fc.shuffledSubarray(some, { minLength: some.length }))
  const lines = shuffled.chain((some) =>
    fc.tuple(
      ...some.map((id) => fc.constantFrom(aLine(id), aLine(id, 'sell'), aLine(id, 'buy', { a: true }))),
    ),
  )
  fc.assert(
    fc.property(lines, lines, (before, now) => {
      const saved = new Set(before.map(({ id }) => id))
      // New lines are last, since they are appended.
      const wanted = [...now.filter(({ id }) => saved.has(id)), ...now.filter(({ id }) => !saved.has(id))]
      const made = applied(
        before.map((line) => ({ id: line.id, line: inputOf(line) })),
        lineChanges(before, wanted),
      )
      assert.deepEqual(
        made.map(({ line }) => line),
        wanted.map(inputOf),
      )
    }),
  )
})

type SavedLine = { id: string; line: unknown }

/** Applies a list of changes as documented in the API. */
function applied(lines: readonly SavedLine[], changes: readonly LineChange[]): SavedLine[] {
  const result = [...lines]
  for (const [place, change] of changes.entries()) {
    if (change.op === 'add') result.push({ id: `added ${place}`, line: change.line })
    else {
      const at = result.findIndex(({ id }) => id === change.lineId)
      const [found] = result.splice(at, 1)
      assert.ok(found)
      if (change.op === 'edit') result.splice(at, 0, { id: found.id, line: change.line })
      if (change.op === 'move')
        result.splice(
          change.before === undefined ? result.length : result.findIndex(({ id }) => id === change.before),
          0,
          found,
        )
    }
    assert.ok(result.length > 0, 'a quote always has a line')
  }
  return result
}
