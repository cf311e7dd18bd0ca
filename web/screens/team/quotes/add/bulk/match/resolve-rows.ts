import type { Decisions } from '../decisions.ts'
import { type ListContext, resolveRow } from './resolve-row.ts'
import type { RowReading } from '@costard/contract/device-rows'
import type { RowState } from '../rows/row-state.ts'

type Resolve = (
  readings: readonly RowReading[],
  decisions: Decisions,
  context: ListContext,
  saved: ReadonlySet<number>,
) => readonly RowState[]

/** Returns a function that resolves all rows, reusing those whose reading and decisions did not change. */
export function rowResolver(): Resolve {
  const known = new Map<
    number,
    { readonly key: string; readonly reading: RowReading; readonly state: RowState }
  >()
  let lastContext: ListContext | undefined
  return (readings, decisions, context, saved) => {
    if (context !== lastContext) known.clear()
    lastContext = context
    const keys = keysByRow(decisions)
    return readings.map((reading) => {
      const { row } = reading
      const key = `${keys.forAll} ${keys.ofRow.get(row) ?? ''} ${saved.has(row)}`
      const before = known.get(row)
      if (before?.key === key && before.reading === reading) return before.state
      const state: RowState = saved.has(row)
        ? { reading, kind: 'saved' }
        : resolveRow(reading, decisions, context)
      known.set(row, { key, reading, state })
      return state
    })
  }
}

/** The decisions as strings for comparison: those of each row, and those for all rows. */
function keysByRow(decisions: Decisions) {
  const ofRow = new Map<number, string>()
  const forAll: unknown[] = []
  for (const entry of Object.entries(decisions)) {
    const [, row] = /^(?:text|device|detail|condition|out):(\d+)$/.exec(entry[0]) ?? []
    if (row === undefined) forAll.push(entry)
    else ofRow.set(Number(row), `${ofRow.get(Number(row)) ?? ''}${JSON.stringify(entry)}`)
  }
  return { ofRow, forAll: JSON.stringify(forAll) }
}
