import type { ClipboardEvent } from 'react'
import { useRegion } from '#messages/region-context.ts'
import { tsvOf } from './clipboard.ts'
import type { GridProps } from './grid-props.ts'

/**
 * Returns handlers for copying, cutting and pasting the selected cells. While a cell is edited, its field
 * handles them.
 */
export function useGridClipboard(
  { table, shown, currency, grid, edits, isReadOnly }: GridProps,
  isEditing: boolean,
) {
  const { region } = useRegion()
  const { range } = grid
  const copy = (event: ClipboardEvent) => {
    if (event.target !== event.currentTarget && isEditing) return
    const copied = table.rows.slice(range.top, range.bottom + 1).filter((row) => row.kind === 'model')
    const columns = table.columns.slice(range.left, range.right + 1)
    event.clipboardData.setData(
      'text/plain',
      tsvOf(copied, columns, shown, currency, region, table.groupName),
    )
    event.preventDefault()
    if (event.type === 'cut' && !isReadOnly) edits.clear(range)
  }
  return {
    onCopy: copy,
    onCut: copy,
    onPaste: (event: ClipboardEvent) => {
      if (isEditing || isReadOnly) return
      event.preventDefault()
      void edits.paste(event.clipboardData.getData('text/plain'), range)
    },
  }
}
