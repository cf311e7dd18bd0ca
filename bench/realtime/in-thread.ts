import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * Work that runs in another thread until it is stopped, so that it does not delay measurements in this one.
 */
export interface InThread<Result> {
  /** Stops the work and resolves with its result. */
  readonly stop: () => Promise<Result>
}

/** Starts the work of a file that calls `workInThread`. */
export async function startInThread<Input, Result>(file: URL, input: Input): Promise<InThread<Result>> {
  const worker = new Worker(file, { workerData: input })
  await once(worker, 'message') // The worker's first message: it has started.
  return {
    async stop() {
      worker.postMessage('stop')
      const [result] = await once(worker, 'message')
      return result
    },
  }
}

/**
 * Runs work in a thread started by `startInThread`; does nothing in other threads. Input: as passed to
 * startInThread.
 */
export async function workInThread<Input, Result>(
  work: (
    input: Input,
    parts: { readonly started: () => void; readonly isStopped: () => boolean },
  ) => Promise<Result>,
): Promise<void> {
  if (isMainThread || !parentPort) return
  const port = parentPort
  let hasStopped = false
  port.once('message', () => (hasStopped = true))
  const result = await work(workerData, {
    started: () => port.postMessage('started'),
    isStopped: () => hasStopped,
  })
  port.postMessage(result)
}
