import { type MouseEvent, type PointerEvent, useState } from 'react'
import { drawnOut } from './fill.ts'
import type { GridProps } from './grid-props.ts'
import type { Place, Range } from './range.ts'
import type { CellEditing } from './use-cell-editing.ts'

/**
 * Handlers that select with the pointer, open headings and cells, and fill a range dragged with the selection
 * handle.
 */
export function useGridPointer(
  { table, grid, edits, onFold }: GridProps,
  editing: CellEditing,
  focusGrid: () => void,
) {
  const { head, range } = grid
  const [drawn, setDrawn] = useState<Range>()
  const hears = {
    onMouseDown: (event: MouseEvent) => {
      // Moves the focus from the field of a cell back to the grid.
      if (event.target instanceof HTMLInputElement) return
      event.preventDefault()
      focusGrid()
    },
    onPointerDown: (event: PointerEvent) => {
      if (!(event.target instanceof Element) || event.target instanceof HTMLInputElement) return
      if (event.target.closest('[data-handle]')) return setDrawn(range)
      const at = placeOf(event.target)
      const row = at && table.rows[at.row]
      if (!row) return
      const place = row.kind === 'family' ? { row: at.row, column: head.column } : at
      if (event.button === 0) grid.select(place, event.shiftKey)
      if (row.kind === 'family') onFold(row.family)
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const at = target instanceof HTMLInputElement ? undefined : placeOf(target)
      if (at) editing.start(at)
    },
    onPointerMove: (event: PointerEvent) => {
      if ((event.buttons & 1) === 0 || editing.open) return
      const at = placeOf(document.elementFromPoint(event.clientX, event.clientY))
      if (!at) return
      if (drawn) setDrawn(drawnOut(range, at))
      else if (event.pointerType === 'mouse') grid.select(at, true)
    },
    onPointerUp: () => {
      if (!drawn) return
      setDrawn(undefined)
      edits.fill(range, drawn)
      grid.selectRange(drawn)
    },
  }
  return { hears, drawn }
}

/** Returns the cell around an element. */
function placeOf(element: EventTarget | null): Place | undefined {
  const cell = element instanceof Element ? element.closest('[data-place]') : null
  const [row, column] = (cell?.getAttribute('data-place') ?? '').split(' ').map(Number)
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column }
}
