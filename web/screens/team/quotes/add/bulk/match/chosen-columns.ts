import type { Columns } from '@costard/contract/device-rows'
import type { Decisions } from '../decisions.ts'
import type { SourceList } from '../start/read-list.ts'

/** Returns the number of columns of a list. */
export function widthOf({ columns, rows }: SourceList): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), columns?.headings.length ?? 0)
}

/**
 * Returns the chosen meanings of the columns, by default those of their headings. undefined: rows are read as
 * a whole.
 */
export function chosenColumns(list: SourceList, decisions: Decisions): Columns | undefined {
  const chosen = Array.from({ length: widthOf(list) }, (_, place) => decisions[`column:${place}`])
  if (chosen.every((column) => column === undefined)) return list.columns
  // Without headings, the remaining columns are read together as the device.
  const { headings = [], has = chosen.map(() => 'device' as const) } = list.columns ?? {}
  return {
    headings,
    has: chosen.map((column, place) => (column === 'none' ? undefined : (column ?? has[place]))),
  }
}
