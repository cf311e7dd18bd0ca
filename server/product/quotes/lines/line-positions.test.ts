import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { LineId } from '@costard/contract'
import fc from 'fast-check'
import { firstPositions, positionsIn } from './line-positions.ts'

const ids = (...names: string[]) => names as LineId[]

test('lines that stay keep their positions, and others go between them', () => {
  const fixed = new Map(ids('a', 'b').map((id, index) => [id, firstPositions(2)[index] ?? 0]))
  const positions = positionsIn(ids('a', 'new', 'b', 'last'), fixed)
  assert.deepEqual([positions.get('a' as LineId), positions.get('b' as LineId)], firstPositions(2))
})

test('a full gap, a full range and a changed order number all lines anew', () => {
  for (const [a, b] of [
    [1, 2],
    [2_147_483_646, 2_147_483_647],
    [20, 10],
  ] as const) {
    const fixed = new Map([
      ['a' as LineId, a],
      ['b' as LineId, b],
    ])
    const positions = positionsIn(ids('a', 'new', 'b', 'last'), fixed)
    assert.deepEqual([...positions.values()], firstPositions(4))
  }
})

test('positions always follow the order, after any inserts and moves', () => {
  const moves = fc.array(fc.record({ from: fc.nat(), to: fc.nat(), isNew: fc.boolean() }), { maxLength: 80 })
  fc.assert(
    fc.property(moves, (all) => {
      let known: ReadonlyMap<LineId, number> = new Map()
      let order: LineId[] = []
      for (const [index, { from, to, isNew }] of all.entries()) {
        const id = isNew || order.length === 0 ? (`line ${index}` as LineId) : order[from % order.length]!
        order = order.filter((one) => one !== id)
        order.splice(to % (order.length + 1), 0, id)
        known = positionsIn(order, new Map([...known].filter(([one]) => one !== id)))
        const positions = order.map((one) => known.get(one) ?? 0)
        assert.deepEqual(
          positions,
          [...new Set(positions)].toSorted((a, b) => a - b),
        )
        assert.ok(positions.every((position) => position > 0 && position <= 2_147_483_647))
      }
    }),
  )
})
