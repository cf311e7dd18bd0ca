import type { KeyboardEvent } from 'react'
import { gridKey } from './grid-keys.ts'
import type { GridProps } from './grid-props.ts'
import type { CellEditing } from './use-cell-editing.ts'

/** Returns the handler of the grid's keys. */
export function useGridKeys(
  { table, grid, edits, isReadOnly, onFold, onChangeMany }: GridProps,
  editing: CellEditing,
): (event: KeyboardEvent) => void {
  const { head, range } = grid
  return (event) => {
    if (event.target !== event.currentTarget) return
    if (editing.open) {
      keepTyping(event, editing, editing.open)
      return event.preventDefault()
    }
    const row = table.rows[head.row]
    const meant = gridKey(event, { isFamily: row?.kind === 'family', isReadOnly })
    if (!meant) return
    if (meant.does === 'move') grid.move(meant.step, meant)
    else if (meant.does === 'edit') editing.start(head, meant.text)
    else if (meant.does === 'fold') onFold(row?.kind === 'family' ? row.family : '')
    else if (meant.does === 'unselect') grid.select(head)
    else if (meant.does === 'selectAll') grid.selectAll()
    else if (meant.does === 'clear') edits.clear(range)
    else if (meant.does === 'fillDown') edits.fill({ ...range, bottom: range.top }, range)
    else onChangeMany()
    event.preventDefault()
  }
}

/**
 * Redirects delayed keys into the field: keys that first had to be distinguished from a scan arrive at the
 * grid after its field was opened.
 */
function keepTyping(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { start, finish, cancel }: CellEditing,
  { at, text }: NonNullable<CellEditing['open']>,
): void {
  if (key === 'Enter') finish(at, text, shiftKey ? 'up' : 'down')
  else if (key === 'Escape') cancel()
  else if (key.length === 1 && !ctrlKey && !metaKey) start(at, text + key)
}
