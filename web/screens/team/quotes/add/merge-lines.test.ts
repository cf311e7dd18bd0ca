import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogId } from '@costard/contract'
import type { CounterLine } from './counter-line.ts'
import { isSameLines, mergeLines } from './merge-lines.ts'

function aLine(id: string, quantity = 1): CounterLine {
  return {
    id,
    name: 'iPhone 13',
    silhouette: 'iphone',
    narrowed: {},
    quantity,
    catalogId: 'sell' as CatalogId,
    setups: { sell: { catalogVersion: 1, variantId: 'a', answers: {}, services: [] } },
  }
}

const base = [aLine('1'), aLine('2'), aLine('3')]
const [one, two, three] = base as [CounterLine, CounterLine, CounterLine]
const ids = (lines: readonly CounterLine[]) => lines.map(({ id, quantity }) => `${id}x${quantity}`)

test('changes to different lines are both kept', () => {
  const mine = [aLine('1', 5), two, three, aLine('new')]
  const theirs = [one, aLine('2', 7), aLine('4')]
  const { lines, conflicts } = mergeLines(base, mine, theirs)
  assert.deepEqual(ids(lines), ['1x5', '2x7', '4x1', 'newx1'])
  assert.deepEqual(conflicts, [])
})

test('the same change made by both is no conflict', () => {
  const both = [aLine('1', 5), two]
  assert.deepEqual(mergeLines(base, both, both), { lines: both, conflicts: [] })
})

test('a line that both changed is a conflict, and the choice concerns that line alone', () => {
  const mine = [aLine('1', 5), aLine('2', 6), three]
  const theirs = [aLine('1', 9), two, aLine('3', 8)]
  assert.deepEqual(mergeLines(base, mine, theirs).conflicts, ['1'])
  assert.deepEqual(ids(mergeLines(base, mine, theirs, 'mine').lines), ['1x5', '2x6', '3x8'])
  assert.deepEqual(ids(mergeLines(base, mine, theirs, 'theirs').lines), ['1x9', '2x6', '3x8'])
})

test('a line removed by one and changed by the other is a conflict', () => {
  const removed = [two, three]
  const changed = [aLine('1', 5), two, three]
  for (const [mine, theirs] of [
    [removed, changed],
    [changed, removed],
  ] as const) {
    const { conflicts } = mergeLines(base, mine, theirs)
    assert.deepEqual(conflicts, ['1'])
    assert.ok(isSameLines(mergeLines(base, mine, theirs, 'mine').lines.toSorted(byId), mine))
    assert.ok(isSameLines(mergeLines(base, mine, theirs, 'theirs').lines, theirs))
  }
})

test('what only this browser knows of a line survives their change', () => {
  const setup = { catalogVersion: 2, variantId: 'b', answers: { a: true }, services: [] }
  const mine = [{ ...one, narrowed: { storageGb: 128 }, setups: { ...one.setups, buy: setup } }, two, three]
  const [merged] = mergeLines(base, mine, [aLine('1', 4), two, three]).lines
  assert.equal(merged?.quantity, 4)
  assert.deepEqual(merged.narrowed, { storageGb: 128 })
  assert.deepEqual(merged.setups['buy'], setup)
})

function byId(a: CounterLine, b: CounterLine): number {
  return a.id.localeCompare(b.id)
}
