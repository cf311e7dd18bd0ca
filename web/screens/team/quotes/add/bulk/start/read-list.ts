import {
  columnsIn,
  type Columns,
  readRow,
  type RowReading,
  type SourceRow,
} from '@costard/contract/device-rows'

/** A list as pasted or uploaded: its non-empty rows, and the meanings of its columns. */
export interface SourceList {
  readonly columns: Columns | undefined
  readonly rows: readonly SourceRow[]
}

/**
 * Returns the rows of a table. A row of headings is not a device, even if it is repeated among the rows;
 * lines above it are titles, unless they name a device. Empty rows are dropped.
 */
export function sourceListOf(table: readonly (readonly string[])[]): SourceList {
  const full = table.flatMap((cells, index): SourceRow[] =>
    cells.length > 0 ? [{ row: index + 1, cells }] : [],
  )
  const place = headingPlaceIn(full)
  const headings = full[place]?.cells
  const columns = headings && columnsIn(headings)
  if (!columns) return { columns: undefined, rows: full }
  const isHeadings = ({ cells }: SourceRow) => cells.join('\n') === headings.join('\n')
  const titles = full.slice(0, place).filter((row) => readRow(row, undefined).found.kind !== 'unreadable')
  return { columns, rows: [...titles, ...full.slice(place + 1).filter((row) => !isHeadings(row))] }
}

/** Maximum number of title lines above the headings. */
const mostTitles = 10

/**
 * Index of the headings: the first row, or a row with several headings that has only single-cell lines above
 * it.
 */
function headingPlaceIn(rows: readonly SourceRow[]): number {
  if (columnsIn(rows[0]?.cells ?? [])) return 0
  const table = rows.slice(0, mostTitles + 1).findIndex(({ cells }) => filledIn(cells) > 1)
  const names = columnsIn(rows[table]?.cells ?? [])?.has ?? []
  return names.filter((column) => column !== undefined).length > 1 ? table : -1
}

function filledIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}

/**
 * Marks rows whose device number occurs in an earlier row, since a device cannot be bought twice. Rows that
 * are left out are ignored.
 */
export function withoutDoubles(
  readings: readonly RowReading[],
  isLeftOut: (row: number) => boolean = () => false,
): readonly RowReading[] {
  const seen = new Map<string, number>()
  return readings.map((reading) => {
    if (reading.found.kind === 'unreadable' || isLeftOut(reading.row)) return reading
    const numbers = [reading.imei, reading.serial].filter((number) => number !== undefined)
    const sameAs = numbers.map((number) => seen.get(number)).find((row) => row !== undefined)
    if (sameAs !== undefined) return { ...reading, found: { kind: 'unreadable', why: 'same-number', sameAs } }
    for (const number of numbers) seen.set(number, reading.row)
    return reading
  })
}
