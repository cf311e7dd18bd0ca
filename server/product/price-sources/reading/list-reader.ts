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

/** Lists are read one after another: each keeps a core busy. Most of the time goes to requests. */
const turns = new Turns(readPauseFactor)

/** A thread that waits for the next list: its start costs more than most lists. */
let resting: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | undefined

/**
 * Reads a list in a thread, so that no request waits for it. The thread ends with a list that it refuses: time and memory
 * that a hostile file takes end with it. isAsked: a person waits for it.
 */
export function readList(job: ReadJob, { isAsked }: { readonly isAsked: boolean }): Promise<ReadResult> {
  return turns.run(() => readOne(job), { isAsked })
}

async function readOne(job: ReadJob): Promise<ReadResult> {
  const worker = takeWorker()
  const { promise, resolve } = Promise.withResolvers<ReadResult>()
  const timer = setTimeout(() => resolve({ problem: 'too-slow' }), readMs)
  // Out of memory, or a fault of the reader: nothing of the list counts.
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
  // A thread can also end while it rests, such as out of memory; then the next list gets another one.
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
  // Neither keeps the process alive.
  timer.unref()
  worker.unref()
  resting = { worker, timer }
}
