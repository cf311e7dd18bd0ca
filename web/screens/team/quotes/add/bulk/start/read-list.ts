import { columnsIn, type Columns, type RowReading, type SourceRow } from '@costard/contract/device-rows'

/** A list as it came: its rows with something in them, and what its columns have. */
export interface SourceList {
  readonly columns: Columns | undefined
  readonly rows: readonly SourceRow[]
}

/** Returns the rows of a table to read. A first row of column names is not a device; empty rows are none. */
export function sourceListOf(table: readonly (readonly string[])[]): SourceList {
  const first = table.findIndex((row) => row.length > 0)
  const columns = columnsIn(table[first] ?? [])
  const rows = table.flatMap((cells, index): SourceRow[] =>
    cells.length === 0 || (columns && index === first) ? [] : [{ row: index + 1, cells }],
  )
  return { columns, rows }
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
