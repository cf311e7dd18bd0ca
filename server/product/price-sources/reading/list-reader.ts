import { Worker } from 'node:worker_threads'
import { type CatalogDocument, type ListShape, priceSourceLimits } from '@costard/contract'
import type { SourceReading } from '@costard/contract/price-lists'
import type { TableProblem } from '@costard/contract/tables'
import pLimit from 'p-limit'

export interface ReadJob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly jsonPath: string | null
  readonly document: CatalogDocument
  readonly known: readonly ListShape[]
  readonly kept: ReadonlySet<string>
  readonly takesNew: boolean
}

export type ReadResult = SourceReading | { readonly problem: TableProblem }

/** Lists are read one after another: each keeps a core busy. */
const oneAtATime = pLimit(1)

/**
 * Reads a list in a thread of its own, which is then ended: time and memory that a hostile file takes end with it, and
 * no request waits for it.
 */
export function readList(job: ReadJob): Promise<ReadResult> {
  return oneAtATime(() => {
    const { readMegabytes, readMs } = priceSourceLimits
    const worker = new Worker(new URL('./list-worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: readMegabytes },
    })
    const { promise, resolve } = Promise.withResolvers<ReadResult>()
    const timer = setTimeout(() => resolve({ problem: 'too-slow' }), readMs)
    worker.once('message', resolve)
    // Out of memory, or a fault of the reader: nothing of the list counts.
    worker.once('error', () => resolve({ problem: 'damaged' }))
    worker.once('exit', () => resolve({ problem: 'damaged' }))
    return promise.finally(() => {
      clearTimeout(timer)
      return worker.terminate()
    })
  })
}
