import { changedPrice, type PriceChange } from '@costard/catalogs'
import type { Edit, AmountKind, Column, ModelRow, PriceTable } from '@costard/contract/price-grid'
import { amountsIn } from '../grid/paste.ts'
import type { Range } from '../grid/range.ts'

/** Effect of a bulk change on a cell. */
export interface PlannedCell {
  readonly row: ModelRow
  readonly column: Column
  readonly before: number
  readonly after: number
  readonly stoppedAt?: 'floor' | 'ceiling'
}

export interface PlannedChange {
  readonly byCell: ReadonlyMap<string, PlannedCell>
  readonly edits: readonly Edit[]
  readonly changed: number
  readonly same: number
  readonly stopped: number
  readonly blank: number
  readonly averageMinor: number
  /** Changes, largest first. */
  readonly biggest: readonly PlannedCell[]
}

/** Number of listed changes. */
const shownMoves = 3

/** A change by a share or an amount, or one amount for all. */
export type CellChange = PriceChange | { readonly to: number }

/** Plans a change of all amounts in a range. Blank cells stay blank; only `to` fills them. */
export function planChange(
  table: PriceTable,
  range: Range,
  shown: AmountKind,
  change: CellChange,
): PlannedChange {
  const byCell = new Map<string, PlannedCell>()
  let blank = 0
  for (const { id, row, column, minor } of amountsIn(table, range, shown)) {
    if (minor === null) {
      blank += 1
      continue
    }
    const after =
      'to' in change ? { minor: change.to } : changedPrice(minor, change, limitsFor(row, column, shown))
    const { minor: changed, ...stopped } = after
    byCell.set(id, { row, column, before: minor, after: changed, ...stopped })
  }
  const cells = [...byCell.values()]
  const moves = cells.filter(({ before, after }) => before !== after)
  const sum = moves.reduce((total, { before, after }) => total + after - before, 0)
  return {
    byCell,
    edits: moves.map(({ row, column, after }) => ({ row, column, value: after })),
    changed: moves.length,
    same: cells.length - moves.length,
    stopped: cells.filter(({ stoppedAt }) => stoppedAt !== undefined).length,
    blank,
    averageMinor: moves.length === 0 ? 0 : Math.round(sum / moves.length),
    biggest: moves
      .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
      .slice(0, shownMoves),
  }
}

/** Returns the limits of a model, which apply to its prices. */
function limitsFor({ model }: ModelRow, column: Column, shown: AmountKind) {
  return column.kind === 'storage' && shown !== 'cost' ? model : {}
}
