import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogPart, partId } from '@costard/catalogs'
import { compileCatalog } from '@costard/pricing'
import fc from 'fast-check'
import { anyCatalog } from '../../../../../../core/pricing/testing/any-catalog.ts'
import { brokenByOrder } from './broken-by-order.ts'
import { keysAfterMove, movedParts } from './moved-parts.ts'

const aPart = (key: string, position: number): CatalogPart => ({
  kind: 'proposition',
  key,
  value: { pricing: {}, wording: { name: {} }, position },
})

test('a part goes where it is put, and takes others along only where there is no room', () => {
  const aMove = fc.record({
    positions: fc.uniqueArray(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 8 }),
    from: fc.nat(),
    to: fc.nat(),
  })
  fc.assert(
    fc.property(aMove, ({ positions, from, to }) => {
      const sorted = positions.toSorted((a, b) => a - b)
      const keys = sorted.map((_, index) => `k${index}`)
      const parts = new Map<string, CatalogPart>(
        keys.map((key, index) => [`proposition ${key}`, aPart(key, sorted[index] ?? 0)] as const),
      )
      const key = keys[from % keys.length] ?? ''
      const place = to % keys.length
      for (const part of movedParts(parts, 'proposition', keys, key, place)) parts.set(partId(part), part)
      const position = (one: string) => {
        const part = parts.get(`proposition ${one}`)
        return part?.kind === 'proposition' ? (part.value?.position ?? 0) : 0
      }
      assert.deepEqual(
        keys.toSorted((a, b) => position(a) - position(b)),
        keysAfterMove(keys, key, place),
      )
    }),
  )
})

test('an order is refused exactly where publishing would find a condition on a later question', () => {
  fc.assert(
    fc.property(anyCatalog, fc.infiniteStream(fc.nat()), (catalog, ranks) => {
      const order = catalog.questions
        .map(({ key }) => ({ key, rank: ranks.next().value ?? 0 }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ key }) => key)
      const questions = order.flatMap((key) => catalog.questions.filter((question) => question.key === key))
      const found = compileCatalog({ ...catalog, questions }).findings.filter(
        ({ code, path }) => code === 'forward-condition' && path.startsWith('questions.'),
      )
      assert.equal(brokenByOrder(catalog.questions, order).length > 0, found.length > 0)
    }),
  )
})
