import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { GridProps } from './grid-props.ts'
import { FamilyRow, GridHead, ModelCells } from './grid-rows.tsx'
import classes from './price-grid.module.css'
import { useCellEditing } from './use-cell-editing.ts'
import { useGridClipboard } from './use-grid-clipboard.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { idOfCell, useRowsInSight } from './use-rows-in-sight.ts'

/**
 * A spreadsheet of prices. Only visible rows are rendered; the focus stays on the grid, which names the
 * active cell for screen readers.
 */
export function PriceGrid(props: GridProps) {
  const t = useTranslations('catalogModels')
  const { table, grid, isReadOnly } = props
  const { rows, columns } = table
  const scroll = useRef<HTMLDivElement>(null)
  const focusGrid = () => scroll.current?.focus({ preventScroll: true })
  const editing = useCellEditing(props, focusGrid)
  const onKeyDown = useGridKeys(props, editing)
  const clipboard = useGridClipboard(props, editing.open !== undefined)
  const pointer = useGridPointer(props, editing, focusGrid)
  const { items, height } = useRowsInSight(rows, grid.head, scroll)
  const gridTemplateColumns = `2.75rem minmax(13rem, 1fr) ${columns
    .slice(1)
    .map(({ kind }) => (kind === 'group' ? 'minmax(9rem, 1fr)' : '6.125rem'))
    .join(' ')}`
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
        aria-activedescendant={rows.length > 0 ? idOfCell(grid.head) : undefined}
        // Rendered synchronously, so that the next key finds the result of this one, such as the field of a
        // cell.
        onKeyDown={(event) => flushSync(() => onKeyDown(event))}
        {...clipboard}
        {...pointer.hears}
      >
        <div className={classes.inner} role="presentation">
          <GridHead columns={columns} range={grid.range} style={{ gridTemplateColumns }} />
          <div role="rowgroup" className={classes.rows} style={{ height }}>
            {items.map(({ index, start, key }) => {
              const row = rows[index]
              const transform = `translateY(${start}px)`
              if (!row) return null
              if (row.kind === 'family')
                return (
                  <FamilyRow
                    key={key}
                    index={index}
                    row={row}
                    style={{ transform }}
                    grid={grid}
                    table={table}
                  />
                )
              return (
                <ModelCells
                  {...props}
                  key={key}
                  index={index}
                  row={row}
                  style={{ transform, gridTemplateColumns }}
                  drawn={pointer.drawn}
                  editing={editing}
                />
              )
            })}
          </div>
        </div>
      </div>
    </div>
  )
}
