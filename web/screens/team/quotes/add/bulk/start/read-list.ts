import {
  columnsIn,
  type Columns,
  readRow,
  type RowReading,
  type SourceRow,
} from '@costard/contract/device-rows'

/** A list as it came: its rows with something in them, and what its columns have. */
export interface SourceList {
  readonly columns: Columns | undefined
  readonly rows: readonly SourceRow[]
}

/**
 * Returns the rows of a table to read. A row of column names is not a device, also where it stands again among the rows;
 * lines above it are titles, unless they name a device. Empty rows are none.
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

/** Titles above column names are few. */
const mostTitles = 10

/** The place of the column names: the first row, or one with several names that has only lines of one cell above. */
function headingPlaceIn(rows: readonly SourceRow[]): number {
  if (columnsIn(rows[0]?.cells ?? [])) return 0
  const table = rows.slice(0, mostTitles + 1).findIndex(({ cells }) => filledIn(cells) > 1)
  const names = columnsIn(rows[table]?.cells ?? [])?.has ?? []
  return names.filter((column) => column !== undefined).length > 1 ? table : -1
}

function filledIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}

/** Marks the rows with a number that an earlier row has: one device cannot be bought twice. Rows left out do not count. */
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
