import { Table } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useKeys } from '#ui/layout/use-keys.ts'
import table from './list-table.module.css'
import { idOfRowAt } from './row-link.ts'
import { type Selection, useRange } from './selection.ts'
import { type SortOrder, SortHead } from './sort-head.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowOpen } from './use-row-open.ts'
import { useRowsInWindow } from './use-rows-in-window.ts'

export interface ListColumn<Row> {
  readonly key: string
  readonly title: string
  /** Absent: the remaining width. */
  readonly width?: string | undefined
  readonly isNumber?: boolean
  /** Class of the column, its header and its cells. */
  readonly className?: string | undefined
  readonly cellClassName?: string | undefined
  readonly sort?: { readonly by: string; readonly isDownFirst: boolean }
  readonly titleOf?: (row: Row) => string | undefined
  readonly cell: (row: Row) => ReactNode
}

interface ListTableProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly ListColumn<Row>[]
  readonly idOf: (row: Row) => string
  /** Absent: rows do not open. A cell then has the link, with `data-row-link`. */
  readonly pathOf?: (row: Row) => string
  readonly order?: SortOrder
  readonly selection?: Selection
  /** Returns the label of the checkbox of a row. */
  readonly labelOf?: (row: Row) => string
  readonly isCompact?: boolean
  /** Two lines per row. */
  readonly isTall?: boolean
  readonly className?: string | undefined
}

/**
 * Table of a list. Only visible rows are in the document. J, K, Home and End move, Enter opens; with a
 * selection X selects, Shift a range, Ctrl+A all rows.
 */
export function ListTable<Row>({
  rows,
  columns,
  idOf,
  pathOf,
  order,
  selection,
  labelOf,
  isCompact = false,
  isTall = false,
  className = '',
}: ListTableProps<Row>) {
  const select = useTranslations('quoteList.select')
  const ids = rows.map(idOf)
  const { body, items, before, after, show } = useRowsInWindow(
    ids,
    isTall ? 'tall' : isCompact ? 'compact' : 'roomy',
  )
  useKeptPlace(ids, body, show)
  const range = useRange(ids, selection)
  useRowKeys(body, ids, show, (moved) => selection?.set(moved, true))
  useKeys({
    x: (event) => {
      const id = idOfRowAt(document.activeElement)
      if (id !== undefined) range.toggle(id, event.shiftKey)
    },
    ...(selection && selection.count > 0 && { Escape: selection.clear }),
  })
  const isAll = selection !== undefined && selection.count > 0 && selection.count >= rows.length
  return (
    <Table
      className={`${table.table} ${className}`}
      layout="fixed"
      data-compact={isCompact || undefined}
      data-tall={isTall || undefined}
      aria-rowcount={rows.length + 1}
      onKeyDown={range.onKeyDown}
    >
      <colgroup>
        {selection && <col style={{ width: '3.25rem' }} />}
        {columns.map(({ key, width, className: own }) => (
          <col key={key} style={width === undefined ? undefined : { width }} className={own} />
        ))}
      </colgroup>
      <Table.Thead>
        <Table.Tr aria-rowindex={1}>
          {selection && (
            <Table.Th>
              <Check
                label={select('all')}
                isChecked={isAll}
                isMixed={selection.count > 0 && !isAll}
                onChange={() => (selection.count > 0 ? selection.clear() : selection.set(ids, true))}
              />
            </Table.Th>
          )}
          {columns.map((column) => (
            <SortHead key={column.key} column={column} order={order} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={body}>
        <Space height={before} />
        {items.map((index) => {
          const row = rows[index]
          if (row === undefined) return undefined
          const id = idOf(row)
          return (
            <ListRow
              key={id}
              row={row}
              index={index}
              columns={columns}
              path={pathOf?.(row)}
              isSelected={selection?.has(id)}
              check={
                selection && (
                  <Check
                    label={labelOf?.(row) ?? ''}
                    isChecked={selection.has(id)}
                    isDisabled={!selection.has(id) && selection.isFull}
                    onChange={(isRange) => range.toggle(id, isRange)}
                  />
                )
              }
            />
          )
        })}
        <Space height={after} />
      </Table.Tbody>
    </Table>
  )
}

/** Space in place of the rows that are not in the document. */
function Space({ height }: { readonly height: number }) {
  if (height <= 0) return undefined
  return <tr aria-hidden="true" style={{ height }} />
}

interface RowProps<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly ListColumn<Row>[]
  readonly path: string | undefined
  readonly isSelected: boolean | undefined
  readonly check: ReactNode
}

const ListRow = memo(Row) as typeof Row

function Row<Data>({ row, index, columns, path, isSelected, check }: RowProps<Data>) {
  const open = useRowOpen(path)
  return (
    <Table.Tr
      data-opens={path === undefined ? undefined : true}
      data-selected={isSelected || undefined}
      aria-rowindex={index + 2}
      onClick={open}
    >
      {check !== undefined && <Table.Td onClick={(event) => event.stopPropagation()}>{check}</Table.Td>}
      {columns.map(({ key, isNumber, className, cellClassName, titleOf, cell }) => (
        <Table.Td
          key={key}
          className={[isNumber && table.number, className, cellClassName].filter(Boolean).join(' ')}
          title={titleOf?.(row)}
        >
          {cell(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function Check({
  label,
  isChecked,
  isMixed = false,
  isDisabled = false,
  onChange,
}: {
  readonly label: string
  readonly isChecked: boolean
  readonly isMixed?: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isRange: boolean) => void
}) {
  return (
    <label className={table.check}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isMixed
        }}
        type="checkbox"
        data-row-check
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ nativeEvent }) => onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  )
}
