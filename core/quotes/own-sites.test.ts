import assert from 'node:assert/strict'
import { test } from 'vitest'
import { ownSites } from './own-sites.ts'

for (const [what, open, chosen, siteId, expected] of [
  ['a team without sites', [], [], null, [[], null]],
  ['the only site', ['a'], [], null, [['a'], 'a']],
  ['several, and none chosen', ['a', 'b'], [], null, [['a', 'b'], null]],
  ['the one chosen last', ['a', 'b'], [], 'b', [['a', 'b'], 'b']],
  ['a member of one site', ['a', 'b'], ['b'], null, [['b'], 'b']],
  ['a member of one site who chose another before', ['a', 'b'], ['b'], 'a', [['b'], 'b']],
  ['a member of two of three', ['a', 'b', 'c'], ['c', 'a'], 'c', [['a', 'c'], 'c']],
  ['a member whose only site is archived', ['a', 'b'], ['z'], 'b', [['a', 'b'], 'b']],
  ['a chosen site that is archived', ['a', 'b'], [], 'z', [['a', 'b'], null]],
] as const) {
  test(`where a member works: ${what}`, () => {
    const own = ownSites<string>(open, { siteIds: chosen, siteId })
    assert.deepEqual([own.siteIds, own.siteId], expected)
  })
}
