import type { Place, Range } from './range.ts'

/** Returns the copies to make when a range is dragged to a larger one, repeating its cells. */
export function fills(from: Range, to: Range): { readonly from: Place; readonly to: Place }[] {
  const height = from.bottom - from.top + 1
  const width = from.right - from.left + 1
  const found: { from: Place; to: Place }[] = []
  for (let row = to.top; row <= to.bottom; row += 1)
    for (let column = to.left; column <= to.right; column += 1) {
      const isSource = row >= from.top && row <= from.bottom && column >= from.left && column <= from.right
      if (!isSource)
        found.push({
          from: {
            row: from.top + remainder(row - from.top, height),
            column: from.left + remainder(column - from.left, width),
          },
          to: { row, column },
        })
    }
  return found
}

/** Remainder that is never negative, unlike %. */
function remainder(value: number, by: number): number {
  return ((value % by) + by) % by
}

/** Returns a range extended to a cell: vertically or horizontally, not both. */
export function drawnOut(range: Range, { row, column }: Place): Range {
  const down = Math.max(row - range.bottom, range.top - row, 0)
  const across = Math.max(column - range.right, range.left - column, 0)
  if (down === 0 && across === 0) return range
  return down >= across
    ? { ...range, top: Math.min(range.top, row), bottom: Math.max(range.bottom, row) }
    : { ...range, left: Math.min(range.left, column), right: Math.max(range.right, column) }
}
