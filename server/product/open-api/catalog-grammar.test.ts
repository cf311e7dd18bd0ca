import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogId, Part } from '@costard/contract'
import { partsOf } from '@costard/catalogs'
import { compileCatalog } from '@costard/pricing'
import fc from 'fast-check'
import { starterCatalogs } from '../catalogs/starter/starter-catalogs.ts'
import { Catalog } from './catalog-schemas.ts'

const documents = starterCatalogs({ currency: 'EUR', taxRateBp: 1900, newId: () => 'c' as CatalogId }).map(
  (document) => ({
    ...document,
    pricing: { ...document.pricing, models: document.pricing.models.slice(0, 2) },
  }),
)

/** True if the check before publishing recognises a value as a catalog. */
function isCatalog(value: unknown): boolean {
  return compileCatalog(value).findings.every(({ code }) => code !== 'invalid-catalog')
}

type Holder = Record<string, unknown>

/** Returns every place in a value, with the object or list around it. */
function placesIn(value: unknown): readonly (readonly [Holder, string])[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...placesIn(holder[key])])
}

const others = [null, {}, [], 'x', 1, true, { kind: 'none' }, { kind: 'x' }, { all: [{}] }, { mode: 'fixed' }]

test('publishing and documentation agree on what a catalog is, with any value in any place', () => {
  for (const { pricing } of documents) {
    assert.ok(isCatalog(pricing))
    assert.ok(Catalog.safeParse(pricing).success)
  }
  const places = documents.map(({ pricing }) => placesIn(pricing).length)
  fc.assert(
    fc.property(fc.nat(2), fc.nat(), fc.constantFrom(undefined, ...others), (which, at, other) => {
      const copy = structuredClone(documents[which]?.pricing)
      const [holder, key] = placesIn(copy)[at % (places[which] ?? 1)] ?? []
      assert.ok(holder && key !== undefined)
      if (other === undefined && !Array.isArray(holder)) delete holder[key]
      else holder[key] = other ?? null
      assert.equal(isCatalog(copy), Catalog.safeParse(copy).success, `${key}: ${JSON.stringify(other)}`)
    }),
    { numRuns: 500 },
  )
})

test('the parts of a catalog are accepted one by one, and not with a field that no catalog has', () => {
  for (const document of documents)
    for (const part of partsOf(document)) {
      Part.parse(part)
      const { value } = part
      if (part.kind !== 'effects' || typeof value !== 'object' || value === null) continue
      assert.equal(Part.safeParse({ ...part, value: { ...value, more: 1 } }).success, false)
    }
})
