import { Worker } from 'node:worker_threads'
import { type CatalogDocument, type ListShape, priceSourceLimits } from '@costard/contract'
import type { SourceReading } from '@costard/contract/price-lists'
import type { TableProblem } from '@costard/contract/tables'
import { Turns } from './turns.ts'

export interface ReadJob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly jsonPath: string | null
  readonly document: CatalogDocument
  readonly known: readonly ListShape[]
  readonly kept: ReadonlySet<string>
  readonly takesNew: boolean
}

const { readMs, readMegabytes, readRestMs, readPauseFactor } = priceSourceLimits

export type ReadResult = SourceReading | { readonly problem: TableProblem }

/** Lists are read one after another, since each occupies a core. Most of the time is left to requests. */
const turns = new Turns(readPauseFactor)

/** An idle thread for the next list: starting one costs more than most lists. */
let resting: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | undefined

/**
 * Reads a list in a thread, so that no request is delayed. After refusing a list, the thread ends, and with
 * it the time and memory of a hostile file. isAsked: a person waits for the result.
 */
export function readList(job: ReadJob, { isAsked }: { readonly isAsked: boolean }): Promise<ReadResult> {
  return turns.run(() => readOne(job), { isAsked })
}

async function readOne(job: ReadJob): Promise<ReadResult> {
  const worker = takeWorker()
  const { promise, resolve } = Promise.withResolvers<ReadResult>()
  const timer = setTimeout(() => resolve({ problem: 'too-slow' }), readMs)
  // Out of memory, or a fault of the reader: discard the list.
  const onEnd = () => resolve({ problem: 'damaged' })
  worker.once('message', resolve).once('error', onEnd).once('exit', onEnd)
  worker.postMessage(job)
  const result = await promise
  clearTimeout(timer)
  worker.off('message', resolve).off('exit', onEnd)
  if ('problem' in result) await worker.terminate()
  else rest(worker)
  worker.off('error', onEnd)
  return result
}

function takeWorker(): Worker {
  if (resting) {
    const { worker, timer } = resting
    clearTimeout(timer)
    resting = undefined
    worker.ref()
    return worker
  }
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: readMegabytes },
  })
  // A thread can also end while idle, for example out of memory; the next list then gets a new one.
  return worker.on('error', () => {}).on('exit', () => leave(worker))
}

function leave(worker: Worker): void {
  if (resting?.worker !== worker) return
  clearTimeout(resting.timer)
  resting = undefined
}

function rest(worker: Worker): void {
  const timer = setTimeout(() => {
    resting = undefined
    void worker.terminate()
  }, readRestMs)
  // Neither the thread nor the timer keeps the process alive.
  timer.unref()
  worker.unref()
  resting = { worker, timer }
}
