import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { type Children, childrenOf, withChild } from './children.ts'
import type { Node } from './node.ts'

const leaf = (value: number): NonNullable<Node> => ({ value, priority: null })
const sorted = (children: Children): unknown => [...children.entries()].sort(([a], [b]) => (a < b ? -1 : 1))

test('changes like a map, and leaves the children it started from as they were', () => {
  const anyKey = fc.nat(40).map((key) => `k${key}`)
  const anyChange = fc.tuple(anyKey, fc.option(fc.nat(9)))
  fc.assert(
    fc.property(fc.uniqueArray(anyKey), fc.array(anyChange, { maxLength: 60 }), (keys, changes) => {
      let children = childrenOf(keys.map((key) => [key, leaf(0)]))
      const map = new Map(children.entries())
      for (const [key, value] of changes) {
        const before = new Map(children.entries())
        const child = value === null ? null : leaf(value)
        const changed = withChild(children, key, child)
        assert.deepEqual(sorted(children), sorted(before))
        if (child === null) map.delete(key)
        else map.set(key, child)
        children = changed
        assert.equal(children.size, map.size)
        assert.deepEqual(children.get(key) ?? null, child)
        assert.deepEqual(sorted(children), sorted(map))
      }
    }),
  )
})

test('a change of many children costs little more than one of few', () => {
  const many = childrenOf(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, leaf(at)]))
  const startedAt = process.cpuUsage()
  for (let change = 0; change < 1_000; change += 1) withChild(many, `k${change * 7}`, leaf(-1))
  const { user } = process.cpuUsage(startedAt)
  assert.ok(user < 100_000, `${user} us for 1000 changes; copying all would take seconds`)
})
