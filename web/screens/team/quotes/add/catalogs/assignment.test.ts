import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogId } from '@costard/contract'
import type { CounterLine } from '../counter-line.ts'
import type { CatalogEntry } from '../use-catalog-documents.ts'
import { assignmentsOf, choiceOf, initialChoice, withCatalogToggled, withPick } from './assignment.ts'
import { coverageOf } from './coverage.ts'

function anEntry(id: string, ...keys: string[]): CatalogEntry {
  const models = keys.map((deviceKey) => ({
    id: deviceKey,
    deviceKey,
    variants: [{ id: deviceKey, attributes: {}, priceMinor: 1 }],
  }))
  const document = { pricing: { id, kind: 'buy', version: 2, models } }
  return { summary: { id, name: {} }, document } as unknown as CatalogEntry
}

const aLine = (id: string, deviceKey: string, catalogId?: string): CounterLine => ({
  id,
  deviceKey,
  name: deviceKey,
  silhouette: 'iphone',
  narrowed: {},
  setups: {},
  ...(catalogId !== undefined && { catalogId: catalogId as CatalogId }),
})

const entries = [anEntry('buy', 'phone', 'tablet'), anEntry('repair', 'phone'), anEntry('sell', 'watch')]
const coveragesOf = (lines: readonly CounterLine[]) =>
  entries.map((entry) => coverageOf(entry, lines, 'en')).filter(({ covered }) => covered.length > 0)
const [buy, repair, sell] = ['buy', 'repair', 'sell'] as CatalogId[] as [CatalogId, CatalogId, CatalogId]

test('one device: the catalog used last is preset, else the only one that fits', () => {
  const phone = [aLine('1', 'phone')]
  assert.deepEqual(initialChoice(phone, coveragesOf(phone), repair).catalogs, [repair])
  assert.deepEqual(initialChoice(phone, coveragesOf(phone), null).catalogs, [])
  const tablet = [aLine('1', 'tablet')]
  assert.deepEqual(initialChoice(tablet, coveragesOf(tablet), repair).catalogs, [buy])
  const chosen = withCatalogToggled(initialChoice(phone, coveragesOf(phone), repair), buy, true)
  assert.deepEqual(assignmentsOf(phone, coveragesOf(phone), chosen).map(choiceOf), [
    { catalogId: buy, catalogVersion: 2, variantId: 'phone' },
  ])
})

test('several devices: each gets a catalog that covers it, and can be switched', () => {
  const lines = [aLine('1', 'phone'), aLine('2', 'tablet'), aLine('3', 'watch')]
  const coverages = coveragesOf(lines)
  const chosen = initialChoice(lines, coverages, null)
  const catalogsOf = (one: typeof chosen) =>
    assignmentsOf(lines, coverages, one).map(({ coverage }) => coverage?.id)
  assert.deepEqual(catalogsOf(chosen), [buy, buy, sell])
  const switched = withPick(chosen, '1', repair)
  assert.deepEqual(catalogsOf(switched), [repair, buy, sell])
  assert.deepEqual(catalogsOf(withCatalogToggled(switched, repair, false)), [buy, buy, sell])
  assert.deepEqual(catalogsOf(withCatalogToggled(switched, sell, false)), [repair, buy, undefined])
})

test('a device that no catalog covers has none, and the others keep theirs', () => {
  const lines = [aLine('1', 'phone', 'repair'), aLine('2', 'homepod')]
  const coverages = coveragesOf(lines)
  const assignments = assignmentsOf(lines, coverages, initialChoice(lines, coverages, buy))
  assert.deepEqual(
    assignments.map(({ coverage, options }) => [coverage?.id, options.length]),
    [
      [repair, 2],
      [undefined, 0],
    ],
  )
})
