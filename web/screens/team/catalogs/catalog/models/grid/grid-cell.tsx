import type { PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import type { PlannedCell } from '../change/plan-change.ts'
import type { Cell } from './cell.ts'
import { CellEditor } from './cell-editor.tsx'
import { amountIn } from './format-amount.ts'
import type { CellProblem } from './paste.ts'
import classes from './price-grid.module.css'
import type { Column, ModelRow } from './price-table.ts'
import type { Place, Step } from './range.ts'
import type { CellMarks } from './use-cell-marks.ts'

/** A cell: its amount, what is to be said of it, and the field while it is edited. */
export function GridCell({
  id,
  at,
  row,
  column,
  cell,
  currency,
  columnName,
  marks,
  problem,
  planned,
  isReadOnly,
  isHead,
  isSelected,
  edges,
  editing,
  onSelect,
  onEdit,
  onDone,
  onCancel,
  onDraw,
}: {
  readonly id: string
  readonly at: Place
  readonly row: ModelRow
  readonly column: Column
  readonly cell: Cell
  readonly currency: string
  readonly columnName: string
  readonly marks: CellMarks
  readonly problem: CellProblem | undefined
  readonly planned: PlannedCell | undefined
  readonly isReadOnly: boolean
  readonly isHead: boolean
  readonly isSelected: boolean
  readonly edges: string
  /** The text that the field starts with. */
  readonly editing: string | undefined
  readonly onSelect: (event: PointerEvent) => void
  readonly onEdit: () => void
  readonly onDone: (text: string, next?: Step) => void
  readonly onCancel: () => void
  readonly onDraw: () => void
}) {
  const t = useTranslations('catalogModels.mark')
  const { region } = useRegion()
  const amount = (minor: number) => amountIn(minor, currency, region)
  const mark = problem ? 'problem' : marks.conflict ? 'conflict' : marks.isChanged ? 'changed' : undefined
  const isLast = edges.includes('bottom') && edges.includes('right')
  return (
    <div
      id={id}
      className={classes.cell}
      role="gridcell"
      aria-colindex={at.column + 1}
      aria-selected={isSelected}
      tabIndex={-1}
      aria-invalid={problem !== undefined || undefined}
      data-place={`${at.row} ${at.column}`}
      data-kind={column.kind}
      data-mark={mark}
      data-waiting={marks.isWaiting || undefined}
      data-active={isHead || undefined}
      data-colleague={marks.editors.length > 0 || undefined}
      data-selected={isSelected || undefined}
      data-edges={edges}
      title={column.kind === 'model' && cell.kind === 'text' ? cell.text : undefined}
      onPointerDown={onSelect}
      onDoubleClick={onEdit}
    >
      {editing !== undefined ? (
        <CellEditor
          key={editing}
          text={editing}
          label={`${row.model.name ?? row.model.id} ${columnName}`}
          onDone={onDone}
          onCancel={onCancel}
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
            {row.label !== '' && <small>{row.label}</small>}
          </>
        ) : (
          cell.text
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
      {marks.editors.length > 0 && (
        <span className={classes.colleague}>
          {marks.editors.map(({ name }) => name || t('guest')).join(', ')}
        </span>
      )}
      {isLast && !isReadOnly && editing === undefined && (
        <span
          className={classes.handle}
          aria-hidden="true"
          data-handle
          onPointerDown={(event) => {
            event.stopPropagation()
            onDraw()
          }}
        />
      )}
    </div>
  )
}
