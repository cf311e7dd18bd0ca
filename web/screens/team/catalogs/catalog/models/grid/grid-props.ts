import type { PlannedChange } from '../change/plan-change.ts'
import type { AmountKind, Column, ModelRow, PriceTable } from '@costard/contract/price-grid'
import type { CellMarks } from './use-cell-marks.ts'
import type { PriceEdits } from './use-price-edits.ts'
import type { GridSelection } from './use-selection.ts'

/** Content of the grid, and the handlers of its events. */
export interface GridProps {
  readonly table: PriceTable
  readonly shown: AmountKind
  readonly currency: string
  readonly grid: GridSelection
  readonly edits: PriceEdits
  readonly marksOf: (row: ModelRow, column: Column) => CellMarks
  readonly preview: PlannedChange | undefined
  readonly isReadOnly: boolean
  readonly onFold: (family: string) => void
  readonly onChangeMany: () => void
}
