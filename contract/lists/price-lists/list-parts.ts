import type { CatalogPart } from '@costard/catalogs'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import { catalogLimits } from '../../catalogs/catalog-limits.ts'
import type { Model } from '@costard/pricing'
import { linesOf } from '../price-grid/lines-of.ts'
import { cellId } from '../price-grid/cell.ts'
import { type Edit, partsOfEdits } from '../price-grid/edits.ts'
import { rowsOf } from '../price-grid/price-table.ts'
import type { ReadPriceList } from './list-result.ts'

/** Returns the parts of a draft that a list changes. counted: keys of the listed prices that go in. */
export function partsOfList(
  { edits, otherEdits, costs, added }: ReadPriceList,
  counted: ReadonlySet<string>,
  removed: readonly Edit[],
  document: CatalogDocument,
): CatalogPart[] {
  const prices = [...edits].flatMap(([key, edit]) => (counted.has(key) ? [edit] : []))
  const models = new Set(prices.map(({ row }) => row.model.id))
  const isThere = ({ row }: Edit) => !added.has(row.model.id) || models.has(row.model.id)
  const others = otherEdits.filter((edit) => {
    const { floorMinor = null, ceilingMinor = null } = edit.row.model
    return isThere(edit) && edit.value !== (edit.column.kind === 'floor' ? floorMinor : ceilingMinor)
  })
  const newCosts = costs.filter((edit) => {
    const { row, column, value } = edit
    const before = column.kind === 'storage' ? row.variants.get(column.gb)?.costMinor : undefined
    return isThere(edit) && (before ?? null) !== value
  })
  const changes = partsOfEdits([...prices, ...removed, ...others], document, 'price')
  return [
    ...[...added].flatMap(([id, model]) => (models.has(id) ? partsOfModel(model.parts, prices, id) : [])),
    ...changes,
    ...partsOfEdits(newCosts, document, 'cost').filter(({ kind }) => kind === 'cost'),
  ]
}

/** A new model whose variants the list describes has those only, and not each storage once more without details. */
function partsOfModel(
  parts: readonly CatalogPart[],
  prices: readonly Edit[],
  modelId: string,
): readonly CatalogPart[] {
  const own = prices.filter(({ row }) => row.model.id === modelId)
  if (own.every(({ row }) => Object.keys(row.rest).length === 0)) return parts
  const used = new Set(
    own.flatMap(({ row, column }) =>
      column.kind === 'storage' ? (row.variants.get(column.gb)?.id ?? []) : [],
    ),
  )
  return parts.filter(({ kind, key }) => kind !== 'variant' || used.has(key))
}

/** True if a list has more changes than one call may have. */
export function areTooMany(parts: readonly CatalogPart[]): boolean {
  const { maxChanges, maxManyChanges, maxManyLength } = catalogLimits
  if (parts.length <= maxChanges) return false
  return (
    parts.length > maxManyChanges ||
    linesOf(parts.map((part) => ({ part, rev: 0 }))).length > maxManyLength * 0.95
  )
}

/** Prices that the catalog has and the list has not. */
export function pricesNotIn(list: ReadPriceList, models: readonly Model[]): readonly Edit[] {
  const { added, changed, same, conflicts } = list.plan
  const listed = new Set([...added, ...changed, ...same, ...conflicts.flat()].map(({ key }) => key))
  return models.flatMap((model) =>
    rowsOf(model).flatMap((row) =>
      [...row.variants].flatMap(([gb, { priceMinor }]): Edit[] => {
        const column = { kind: 'storage', gb } as const
        return priceMinor === null || listed.has(cellId(row, column)) ? [] : [{ row, column, value: null }]
      }),
    ),
  )
}
