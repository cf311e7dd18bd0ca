import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import type { PlannedCell } from '../change/plan-change.ts'
import {
  cellOf,
  ownGradesOf,
  type AmountKind,
  type Column,
  type ModelRow,
  type PriceTable,
} from '@costard/contract/price-grid'
import { CellEditor } from './cell-editor.tsx'
import { wordOf } from './clipboard.ts'
import { amountIn } from './format-amount.ts'
import type { CellProblem } from './paste.ts'
import classes from './price-grid.module.css'
import type { Step } from './range.ts'
import type { CellMarks } from './use-cell-marks.ts'

/** State of the field while the cell is edited. */
interface Editing {
  /** Text at the start of editing. */
  readonly text: string
  readonly onDone: (text: string, next?: Step) => void
  readonly onCancel: () => void
}

/**
 * Cell with its amount, its notes, and its field during editing. Rerendered only if a property changes; the
 * grid handles its events and finds the cell by data-place.
 */
export const GridCell = memo(function GridCell({
  id,
  rowIndex,
  columnIndex,
  row,
  column,
  shown,
  currency,
  columnName,
  isChanged,
  isWaiting,
  conflict,
  editors,
  problem,
  planned,
  groupName,
  isReadOnly,
  isHead,
  isSelected,
  edges,
  editing,
}: CellMarks & {
  readonly id: string
  readonly rowIndex: number
  readonly columnIndex: number
  readonly row: ModelRow
  readonly column: Column
  readonly shown: AmountKind
  readonly currency: string
  readonly columnName: string
  readonly problem: CellProblem | undefined
  readonly planned: PlannedCell | undefined
  readonly groupName: PriceTable['groupName']
  readonly isReadOnly: boolean
  readonly isHead: boolean
  readonly isSelected: boolean
  readonly edges: string
  readonly editing: Editing | undefined
}) {
  const t = useTranslations('catalogModels.mark')
  const { labelName, sizeName } = useVariantWords()
  const ownGrades = column.kind === 'own' ? ownGradesOf(row, sizeName) : ''
  const { region } = useRegion()
  const amount = (minor: number) => amountIn(minor, currency, region)
  const cell = cellOf(row, column, shown)
  const mark = problem ? 'problem' : conflict ? 'conflict' : isChanged ? 'changed' : undefined
  const isLast = edges.includes('bottom') && edges.includes('right')
  return (
    <div
      id={id}
      className={classes.cell}
      role="gridcell"
      aria-colindex={columnIndex + 1}
      aria-selected={isSelected}
      tabIndex={-1}
      aria-invalid={problem !== undefined || undefined}
      data-place={`${rowIndex} ${columnIndex}`}
      data-kind={column.kind}
      data-mark={mark}
      data-waiting={isWaiting || undefined}
      data-active={isHead || undefined}
      data-colleague={editors !== '' || undefined}
      data-selected={isSelected || undefined}
      data-edges={edges}
      title={column.kind === 'model' && cell.kind === 'text' ? cell.text : undefined}
    >
      {editing !== undefined ? (
        <CellEditor
          key={editing.text}
          text={editing.text}
          label={`${row.model.name ?? row.model.id} ${columnName}`}
          onDone={editing.onDone}
          onCancel={editing.onCancel}
        />
      ) : planned && planned.before !== planned.after ? (
        <>
          <s>{amount(planned.before)}</s>
          <b>{amount(planned.after)}</b>
        </>
      ) : problem ? (
        problem.text
      ) : cell.kind === 'text' ? (
        column.kind === 'model' ? (
          <>
            {row.model.name ?? row.model.id}
            {row.label !== '' && <small>{labelName(row.label)}</small>}
          </>
        ) : (
          wordOf(column.kind === 'own' ? ownGrades : cell.text, column, groupName)
        )
      ) : cell.kind === 'none' ? (
        <i aria-label={t('none')}>–</i>
      ) : cell.minor === null ? (
        column.kind === 'storage' && <i>{cell.elseMinor === undefined ? t('ask') : amount(cell.elseMinor)}</i>
      ) : cell.isOwn ? (
        <b data-own>{amount(cell.minor)}</b>
      ) : (
        amount(cell.minor)
      )}
      {mark !== undefined && <span className={classes.word}>{t(mark)}</span>}
      {editors !== '' && <span className={classes.colleague}>{editors}</span>}
      {isLast && !isReadOnly && editing === undefined && (
        <span className={classes.handle} aria-hidden="true" data-handle />
      )}
    </div>
  )
})
