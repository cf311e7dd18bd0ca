import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { plainAmounts } from '#messages/plain-amounts.ts'
import type { PlannedChange } from '../change/plan-change.ts'
import { cellId, cellOf } from './cell.ts'
import { tsvOf, wordOf } from './clipboard.ts'
import { isEditable } from './edits.ts'
import { drawnOut } from './fill.ts'
import { GridCell } from './grid-cell.tsx'
import { rowAt } from './paste.ts'
import classes from './price-grid.module.css'
import { familyKey } from '../../../parts/families.ts'
import { type AmountKind, columnId, type ModelRow, type PriceTable } from './price-table.ts'
import { isIn, type Place, type Range, type Step } from './range.ts'
import type { CellMarks } from './use-cell-marks.ts'
import { useColumnName } from './use-column-name.ts'
import type { PriceEdits } from './use-price-edits.ts'
import type { GridSelection } from './use-selection.ts'

const rowHeight = 34

/** A spreadsheet of prices. Only the rows in sight are drawn; the focus stays on the grid, which names the active cell. */
export function PriceGrid({
  table,
  shown,
  currency,
  grid,
  edits,
  marksOf,
  preview,
  isReadOnly,
  onFold,
  onChangeMany,
}: {
  readonly table: PriceTable
  readonly shown: AmountKind
  readonly currency: string
  readonly grid: GridSelection
  readonly edits: PriceEdits | undefined
  readonly marksOf: (row: ModelRow, column: PriceTable['columns'][number]) => CellMarks
  readonly preview: PlannedChange | undefined
  readonly isReadOnly: boolean
  readonly onFold: (family: string) => void
  readonly onChangeMany: () => void
}) {
  const t = useTranslations('catalogModels')
  const columnName = useColumnName()
  const { region } = useRegion()
  const { rows, columns } = table
  const { head, range } = grid
  const scroll = useRef<HTMLDivElement>(null)
  const [editing, setShownEditing] = useState<{ readonly at: Place; readonly text: string }>()
  // A field that goes away while it has the focus is left too: its text is written, or dropped, only once.
  const isEditing = useRef(false)
  const setEditing = (next: typeof editing) => {
    isEditing.current = next !== undefined
    setShownEditing(next)
  }
  const [drawn, setDrawn] = useState<Range>()
  const plain = plainAmounts(currency, region)
  // Its functions are called anew with each rendering, and nothing here is memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollPaddingStart: rowHeight,
    initialRect: { width: 1000, height: 600 },
  })
  const isFirst = useRef(true)
  const { row: headRow, column: headColumn } = head
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    virtual.scrollToIndex(headRow)
    const frame = requestAnimationFrame(() =>
      document
        .getElementById(idOf({ row: headRow, column: headColumn }))
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [headRow, headColumn, virtual])

  const startEditing = (at: Place, text?: string) => {
    const row = rowAt(table, at)
    const column = columns[at.column]
    if (isReadOnly || !row || !column || !isEditable(column)) return
    const cell = cellOf(row, column, shown)
    const value =
      cell.kind === 'amount' && cell.minor !== null
        ? plain(cell.minor)
        : cell.kind === 'text'
          ? wordOf(cell.text, column, table.groupName)
          : ''
    setEditing({ at, text: text ?? edits?.problems.get(cellId(row, column))?.text ?? value })
  }
  const finish = (at: Place, text: string, next?: Step) => {
    if (!isEditing.current) return
    setEditing(undefined)
    const row = rowAt(table, at)
    const column = columns[at.column]
    if (row && column) edits?.type(row, column, text)
    if (next) {
      grid.move(next)
      scroll.current?.focus({ preventScroll: true })
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== scroll.current) return
    const step = steps[event.key]
    const isCommand = event.ctrlKey || event.metaKey
    if (editing) {
      // Keys that waited to show that they are no scan still come to the grid, after its field was opened.
      const text = editing.text + event.key
      const next = event.shiftKey ? 'up' : 'down'
      if (event.key === 'Enter') finish(editing.at, editing.text, next)
      else if (event.key === 'Escape') setEditing(undefined)
      else if (event.key.length === 1 && !isCommand) setEditing({ at: editing.at, text })
      return event.preventDefault()
    }
    const family = rows[head.row]
    if (step) grid.move(step, { extend: event.shiftKey, toEdge: isCommand })
    else if (event.key === 'Enter' && family?.kind === 'family') onFold(family.family)
    else if (event.key === 'Enter') grid.move(event.shiftKey ? 'up' : 'down')
    else if (event.key === 'Escape') grid.select(head)
    else if (isCommand && event.key.toLowerCase() === 'a') grid.selectAll()
    else if (isReadOnly) return
    else if (event.key === 'F2') startEditing(head)
    else if (event.key === 'Delete' || event.key === 'Backspace') edits?.clear(range)
    else if (isCommand && event.key.toLowerCase() === 'd') edits?.fill({ ...range, bottom: range.top }, range)
    else if (isCommand || event.altKey || event.key.length !== 1) return
    else if (event.key === '%') onChangeMany()
    else startEditing(head, event.key === ' ' ? undefined : event.key)
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (event.target !== scroll.current && editing) return
    const copied = rows.slice(range.top, range.bottom + 1).filter((row) => row.kind === 'model')
    event.clipboardData.setData(
      'text/plain',
      tsvOf(copied, columns.slice(range.left, range.right + 1), shown, currency, region, table.groupName),
    )
    event.preventDefault()
    if (event.type === 'cut' && !isReadOnly) edits?.clear(range)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (editing || isReadOnly || !edits) return
    event.preventDefault()
    void edits.paste(event.clipboardData.getData('text/plain'), range)
  }
  const gridTemplateColumns = `2.75rem minmax(13rem, 1fr) ${columns
    .slice(1)
    .map(({ kind }) => (kind === 'group' ? 'minmax(9rem, 1fr)' : '6.125rem'))
    .join(' ')}`
  const cancel = () => {
    setEditing(undefined)
    scroll.current?.focus({ preventScroll: true })
  }
  const onPointerDown = (event: PointerEvent): void => {
    if (!(event.target instanceof Element) || event.target instanceof HTMLInputElement) return
    if (event.target.closest('[data-handle]')) return setDrawn(range)
    const at = placeOf(event.target)
    const row = at && rows[at.row]
    if (!row) return
    const place = row.kind === 'family' ? { row: at.row, column: head.column } : at
    if (event.button === 0) grid.select(place, event.shiftKey)
    if (row.kind === 'family') onFold(row.family)
  }
  return (
    <div className={classes.frame}>
      <div
        ref={scroll}
        className={classes.scroll}
        role="grid"
        tabIndex={0}
        aria-label={t('grid')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-readonly={isReadOnly || undefined}
        aria-activedescendant={rows.length > 0 ? idOf(head) : undefined}
        // Drawn at once: the next key meets what this one did, such as the field of a cell.
        onKeyDown={(event) => flushSync(() => onKeyDown(event))}
        onMouseDown={(event) => {
          // The focus stays on the grid, and leaves the field of a cell.
          if (event.target instanceof HTMLInputElement) return
          event.preventDefault()
          scroll.current?.focus({ preventScroll: true })
        }}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        onPointerDown={onPointerDown}
        onDoubleClick={({ target }) => {
          const at = target instanceof HTMLInputElement ? undefined : placeOf(target)
          if (at) startEditing(at)
        }}
        onPointerMove={(event) => {
          if ((event.buttons & 1) === 0 || editing) return
          const at = placeOf(document.elementFromPoint(event.clientX, event.clientY))
          if (!at) return
          if (drawn) setDrawn(drawnOut(range, at))
          else if (event.pointerType === 'mouse') grid.select(at, true)
        }}
        onPointerUp={() => {
          if (!drawn) return
          setDrawn(undefined)
          edits?.fill(range, drawn)
          grid.selectRange(drawn)
        }}
      >
        <div className={classes.inner} role="presentation">
          <div className={classes.head} role="row" aria-rowindex={1} style={{ gridTemplateColumns }}>
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
          <div role="rowgroup" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start, key }) => {
              const row = rows[index]
              if (!row) return null
              const style = { transform: `translateY(${start}px)` }
              if (row.kind === 'family')
                return (
                  <div
                    key={key}
                    className={classes.family}
                    role="row"
                    aria-rowindex={index + 2}
                    style={style}
                  >
                    <div
                      id={idOf({ row: index, column: head.column })}
                      role="gridcell"
                      aria-colspan={columns.length}
                      aria-expanded={row.isOpen}
                      data-place={`${index} 0`}
                      data-active={index === head.row || undefined}
                      tabIndex={-1}
                    >
                      {row.isOpen ? <IconChevronDown size={15} /> : <IconChevronRight size={15} />}
                      <b>{t(`family.${familyKey(row.family)}`)}</b>
                      <span>{t('models', { count: row.models })}</span>
                    </div>
                  </div>
                )
              return (
                <div
                  key={key}
                  className={classes.row}
                  role="row"
                  aria-rowindex={index + 2}
                  style={{ ...style, gridTemplateColumns }}
                >
                  <span className={classes.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  {columns.map((column, place) => {
                    const at = { row: index, column: place }
                    const isHead = index === head.row && place === head.column
                    const isEdited = isHead && editing?.at.row === index && editing.at.column === place
                    const { isChanged, isWaiting, conflict, editors } = marksOf(row, column)
                    return (
                      <GridCell
                        key={columnId(column)}
                        id={idOf(at)}
                        rowIndex={index}
                        columnIndex={place}
                        row={row}
                        column={column}
                        shown={shown}
                        currency={currency}
                        columnName={columnName(column)}
                        isChanged={isChanged}
                        isWaiting={isWaiting}
                        isConflict={conflict !== undefined}
                        editors={editors}
                        problem={edits?.problems.get(cellId(row, column))}
                        planned={preview?.byCell.get(cellId(row, column))}
                        groupName={table.groupName}
                        isReadOnly={isReadOnly || !isEditable(column)}
                        isHead={isHead}
                        isSelected={isIn(drawn ?? range, at)}
                        edges={edgesOf(drawn ?? range, at)}
                        editing={
                          isEdited
                            ? {
                                text: editing.text,
                                onDone: (text, next) => finish(at, text, next),
                                onCancel: cancel,
                              }
                            : undefined
                        }
                      />
                    )
                  })}
                </div>
              )
            })}
          </div>
        </div>
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'home',
  End: 'end',
}

/** Returns which cell an element is in. */
function placeOf(element: EventTarget | null): Place | undefined {
  const cell = element instanceof Element ? element.closest('[data-place]') : null
  const [row, column] = (cell?.getAttribute('data-place') ?? '').split(' ').map(Number)
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column }
}

function idOf({ row, column }: Place): string {
  return `cell-${row}-${column}`
}

/** On which sides of a cell the selection ends. */
function edgesOf(range: Range, { row, column }: Place): string {
  if (!isIn(range, { row, column })) return ''
  const ends = [
    row === range.top && 'top',
    row === range.bottom && 'bottom',
    column === range.left && 'left',
    column === range.right && 'right',
  ]
  return ends.filter((end) => end !== false).join(' ')
}
