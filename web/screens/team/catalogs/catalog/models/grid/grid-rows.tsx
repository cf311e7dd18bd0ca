import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import {
  familyKey,
  cellId,
  isEditable,
  columnId,
  type ModelRow,
  type PriceTable,
  type TableRow,
} from '@costard/contract/price-grid'
import { GridCell } from './grid-cell.tsx'
import type { GridProps } from './grid-props.ts'
import classes from './price-grid.module.css'
import { edgesOf, isIn, type Range } from './range.ts'
import type { CellEditing } from './use-cell-editing.ts'
import { useColumnName } from './use-column-name.ts'
import { idOfCell } from './use-rows-in-sight.ts'

/** The names of the columns. */
export function GridHead({
  columns,
  range,
  style,
}: {
  readonly columns: PriceTable['columns']
  readonly range: Range
  readonly style: CSSProperties
}) {
  const columnName = useColumnName()
  return (
    <div className={classes.head} role="row" aria-rowindex={1} style={style}>
      <span className={classes.corner} role="presentation" />
      {columns.map((column, place) => (
        <span
          key={columnId(column)}
          role="columnheader"
          aria-colindex={place + 1}
          data-kind={column.kind}
          data-within={(place >= range.left && place <= range.right) || undefined}
        >
          {columnName(column)}
        </span>
      ))}
    </div>
  )
}

/** The heading of a family, across all columns. */
export function FamilyRow({
  index,
  row,
  style,
  grid,
  table,
}: Pick<GridProps, 'grid' | 'table'> & {
  readonly index: number
  readonly row: Extract<TableRow, { readonly kind: 'family' }>
  readonly style: CSSProperties
}) {
  const t = useTranslations('catalogModels')
  return (
    <div className={classes.family} role="row" aria-rowindex={index + 2} style={style}>
      <div
        id={idOfCell({ row: index, column: grid.head.column })}
        role="gridcell"
        aria-colspan={table.columns.length}
        aria-expanded={row.isOpen}
        data-place={`${index} 0`}
        data-active={index === grid.head.row || undefined}
        tabIndex={-1}
      >
        {row.isOpen ? <IconChevronDown size={15} /> : <IconChevronRight size={15} />}
        <b>{t(`family.${familyKey(row.family)}`)}</b>
        <span>{t('models', { count: row.models })}</span>
      </div>
    </div>
  )
}

/** Cells of a model. drawn: range over which the selection handle is dragged. */
export function ModelCells({
  index,
  row,
  style,
  drawn,
  editing: { open, finish, cancel },
  table,
  shown,
  currency,
  grid: { head, range },
  edits,
  marksOf,
  preview,
  isReadOnly,
}: GridProps & {
  readonly index: number
  readonly row: ModelRow
  readonly style: CSSProperties
  readonly drawn: Range | undefined
  readonly editing: CellEditing
}) {
  const columnName = useColumnName()
  return (
    <div className={classes.row} role="row" aria-rowindex={index + 2} style={style}>
      <span className={classes.number} aria-hidden="true">
        {index + 1}
      </span>
      {table.columns.map((column, place) => {
        const at = { row: index, column: place }
        const isHead = index === head.row && place === head.column
        const isEdited = isHead && open?.at.row === index && open.at.column === place
        return (
          <GridCell
            key={columnId(column)}
            id={idOfCell(at)}
            rowIndex={index}
            columnIndex={place}
            row={row}
            column={column}
            shown={shown}
            currency={currency}
            columnName={columnName(column)}
            {...marksOf(row, column)}
            problem={edits.problems.get(cellId(row, column))}
            planned={preview?.byCell.get(cellId(row, column))}
            groupName={table.groupName}
            isReadOnly={isReadOnly || !isEditable(column)}
            isHead={isHead}
            isSelected={isIn(drawn ?? range, at)}
            edges={edgesOf(drawn ?? range, at)}
            editing={
              isEdited
                ? { text: open.text, onDone: (text, next) => finish(at, text, next), onCancel: cancel }
                : undefined
            }
          />
        )
      })}
    </div>
  )
}
