import type { Columns } from '@costard/contract/device-rows'
import type { Decisions } from '../decisions.ts'
import type { SourceList } from '../start/read-list.ts'

/** Returns how many columns a list has. */
export function widthOf({ columns, rows }: SourceList): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), columns?.headings.length ?? 0)
}

/** Returns the columns as they were chosen, and where nothing was, as their names say. undefined: rows are read whole. */
export function chosenColumns(list: SourceList, decisions: Decisions): Columns | undefined {
  const chosen = Array.from({ length: widthOf(list) }, (_, place) => decisions[`column:${place}`])
  if (chosen.every((column) => column === undefined)) return list.columns
  // Without column names, the others still say together what the device is.
  const { headings = [], has = chosen.map(() => 'device' as const) } = list.columns ?? {}
  return {
    headings,
    has: chosen.map((column, place) => (column === 'none' ? undefined : (column ?? has[place]))),
  }
}
