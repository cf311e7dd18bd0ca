import { useEffect, useMemo, useState } from 'react'
import type { BulkList } from '../bulk-list.ts'
import type { Decisions } from '../decisions.ts'
import { withoutDoubles } from '../start/read-list.ts'
import { chosenColumns } from './chosen-columns.ts'
import { readRow, type RowReading } from '@costard/contract/device-rows'

/** Reading pauses after this long so that the page can respond. Milliseconds. */
const sliceMs = 12
/** How often newly read rows are shown. Milliseconds. */
const showEveryMs = 120

interface ReadSoFar {
  /** Id of the list, and the chosen meanings of its columns. */
  readonly of: string
  readonly readings: readonly RowReading[]
  readonly isStopped: boolean
}

/** Kept when the screen is left: on return nothing is read again. */
let last: ReadSoFar = { of: '', readings: [], isStopped: false }

/** Reads the rows of a list in portions, and again those whose text was corrected. */
export function useReadings(list: BulkList, decisions: Decisions) {
  const chosen = JSON.stringify(Object.entries(decisions).filter(([key]) => key.startsWith('column:')))
  // Other decisions change no column.
  // oxlint-disable-next-line react/exhaustive-deps
  const columns = useMemo(() => chosenColumns(list, decisions), [list, chosen])
  const of = `${list.id} ${chosen}`
  const none: ReadSoFar = { of, readings: [], isStopped: false }
  const [state, setState] = useState<ReadSoFar>(() => (last.of === of ? last : none))
  const current = state.of === of ? state : none
  const { isStopped } = current
  useEffect(() => {
    if (isStopped) return undefined
    let isOver = false
    const show = (readings: readonly RowReading[]) => {
      last = { of, readings: [...readings], isStopped: false }
      setState(last)
    }
    const run = async () => {
      const readings = last.of === of ? [...last.readings] : []
      let shownAt = performance.now()
      while (readings.length < list.rows.length && !isOver) {
        const until = performance.now() + sliceMs
        while (readings.length < list.rows.length && performance.now() < until) {
          const source = list.rows[readings.length]
          if (source) readings.push(readRow(source, columns))
        }
        if (performance.now() - shownAt > showEveryMs) {
          show(readings)
          shownAt = performance.now()
        }
        await new Promise((resolve) => setTimeout(resolve))
      }
      if (!isOver && readings.length > 0) show(readings)
    }
    void run()
    return () => {
      isOver = true
    }
  }, [list, of, columns, isStopped])
  const { readings } = current
  const corrected = useMemo(
    () =>
      withoutDoubles(
        readings.map((reading) => {
          const text = decisions[`text:${reading.row}`]
          return text === undefined ? reading : readRow({ row: reading.row, cells: [text] }, undefined)
        }),
        (row) => decisions[`out:${row}`] === true,
      ),
    // Other decisions change no text.
    // oxlint-disable-next-line react/exhaustive-deps
    [readings, readBy(decisions)],
  )
  const change = (stopped: boolean) => {
    last = { ...current, isStopped: stopped }
    setState(last)
  }
  const isReading = !isStopped && readings.length < list.rows.length
  return { readings: corrected, isReading, isStopped, stop: () => change(true), goOn: () => change(false) }
}

function readBy(decisions: Decisions): string {
  return JSON.stringify(Object.entries(decisions).filter(([key]) => /^(?:text|out):/.test(key)))
}
