import { sizeLabel } from '@costard/devices'
import { type CatalogPart, partId } from '@costard/catalogs'
import { share } from '@costard/pricing'
import { type AmountKind, type Column, type ModelRow, ownGradesOf } from './price-table.ts'

/** Content of a cell. `none`: the device does not come like this, so there is nothing to price. */
export type Cell =
  /** elseMinor: what counts where there is no own amount; isOwn: it is the own amount for a grade. */
  | {
      readonly kind: 'amount'
      readonly minor: number | null
      readonly elseMinor?: number
      readonly isOwn?: boolean
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }

export function cellOf(row: ModelRow, column: Column, shown: AmountKind): Cell {
  const { model } = row
  switch (column.kind) {
    case 'model':
      return { kind: 'text', text: [model.name ?? model.id, row.label].filter(Boolean).join(' · ') }
    case 'number':
      return { kind: 'text', text: row.number }
    case 'own':
      return { kind: 'text', text: ownGradesOf(row, (gb) => sizeLabel(gb, 'en')) }
    case 'group':
      return { kind: 'text', text: model.group ?? '' }
    case 'floor':
      return { kind: 'amount', minor: model.floorMinor ?? null }
    case 'ceiling':
      return { kind: 'amount', minor: model.ceilingMinor ?? null }
    case 'storage': {
      const variant = row.variants.get(column.gb)
      if (!variant) return { kind: 'none' }
      if (typeof shown === 'object') {
        const { priceMinor, gradeAmounts } = variant
        const minor = gradeAmounts?.[shown.grade] ?? null
        if (minor !== null) return { kind: 'amount', minor, isOwn: true }
        if (priceMinor === null) return { kind: 'amount', minor }
        return { kind: 'amount', minor, elseMinor: share(priceMinor, shown.factorBp) }
      }
      return { kind: 'amount', minor: (shown === 'price' ? variant.priceMinor : variant.costMinor) ?? null }
    }
  }
}

/** Returns the id of the part that a cell shows. A cell without a variant has none. */
export function partIdOf(row: ModelRow, column: Column, shown: AmountKind): string | undefined {
  const part = partOf(row, column, shown)
  return part && partId(part)
}

function partOf(
  { model, variants }: ModelRow,
  column: Column,
  shown: AmountKind,
): Pick<CatalogPart, 'kind' | 'key'> | undefined {
  if (column.kind === 'floor' || column.kind === 'ceiling') return { kind: 'limits', key: model.id }
  if (column.kind === 'model' || column.kind === 'group') return { kind: 'model', key: model.id }
  const variant = column.kind === 'storage' ? variants.get(column.gb) : undefined
  return variant && { kind: typeof shown === 'object' ? 'gradePrices' : shown, key: variant.id }
}

/** Names a cell apart from the value that it has: a row and a column. */
export function cellId(row: ModelRow, column: Column): string {
  return `${row.id}|${column.kind === 'storage' ? column.gb : column.kind}`
}
