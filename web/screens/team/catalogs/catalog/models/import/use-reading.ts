import type { Table } from '@costard/contract/tables'
import {
  type Answers,
  NameReader,
  type ReadPriceList,
  readPriceList,
  type SourceTable,
} from '@costard/contract/price-lists'
import { useEffect, useState } from 'react'
import { useDraft } from '../../../draft/draft-context.ts'

/** Time after which reading pauses, so that the page responds and shows progress. Milliseconds. */
const sliceMs = 60

/** Reads a list in slices, so that the page stays responsive. */
export function useReading(
  source: SourceTable | undefined,
  answers: Answers,
  table: Table | undefined,
): { readonly list: ReadPriceList | undefined; readonly progress: number | undefined } {
  const { document } = useDraft().state
  const [read, setRead] = useState<{ readonly table: Table | undefined; readonly list: ReadPriceList }>()
  const [names] = useState(() => new NameReader())
  const [progress, setProgress] = useState<number>()
  useEffect(() => {
    if (!source) return undefined
    const reading = readPriceList(source, document, answers, names)
    let timer = 0
    const go = () => {
      const until = performance.now() + sliceMs
      let step = reading.next()
      while (!step.done && performance.now() < until) step = reading.next()
      if (step.done) {
        setRead({ table, list: step.value })
        setProgress(undefined)
        return
      }
      setProgress(step.value / source.rows.length)
      timer = window.setTimeout(go)
    }
    timer = window.setTimeout(go)
    return () => window.clearTimeout(timer)
  }, [source, document, answers, table, names])
  // The result before the last answer stays visible; that of another file does not.
  return { list: read?.table === table ? read?.list : undefined, progress }
}
