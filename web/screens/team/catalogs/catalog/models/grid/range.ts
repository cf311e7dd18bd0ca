/** A cell, by its indexes among the visible rows and columns. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** Selected cells: `head` moves, `anchor` stays. */
export interface Selection {
  readonly anchor: Place
  readonly head: Place
}

export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function rangeOf({ anchor, head }: Selection): Range {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  }
}

export function isIn({ top, bottom, left, right }: Range, { row, column }: Place): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

export function placesIn({ top, bottom, left, right }: Range): Place[] {
  const places: Place[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ row, column })
  return places
}

export type Step = 'up' | 'down' | 'left' | 'right' | 'pageUp' | 'pageDown' | 'home' | 'end'

/** Number of rows for Page Up and Page Down. */
const pageRows = 20

/** Returns the cell that a key moves to, within the table. toEdge: to the end of the table. */
export function moved(
  { row, column }: Place,
  step: Step,
  size: { readonly rows: number; readonly columns: number },
  toEdge = false,
): Place {
  const lastRow = Math.max(0, size.rows - 1)
  const lastColumn = Math.max(0, size.columns - 1)
  const at = (toRow: number, toColumn: number) => ({
    row: Math.min(lastRow, Math.max(0, toRow)),
    column: Math.min(lastColumn, Math.max(0, toColumn)),
  })
  switch (step) {
    case 'up':
      return at(toEdge ? 0 : row - 1, column)
    case 'down':
      return at(toEdge ? lastRow : row + 1, column)
    case 'left':
      return at(row, toEdge ? 0 : column - 1)
    case 'right':
      return at(row, toEdge ? lastColumn : column + 1)
    case 'pageUp':
      return at(row - pageRows, column)
    case 'pageDown':
      return at(row + pageRows, column)
    case 'home':
      return at(toEdge ? 0 : row, 0)
    case 'end':
      return at(toEdge ? lastRow : row, lastColumn)
  }
}

/** Returns the sides of a cell at which a range ends: "top left". */
export function edgesOf(range: Range, { row, column }: Place): string {
  if (!isIn(range, { row, column })) return ''
  const ends = [
    row === range.top && 'top',
    row === range.bottom && 'bottom',
    column === range.left && 'left',
    column === range.right && 'right',
  ]
  return ends.filter((end) => end !== false).join(' ')
}
