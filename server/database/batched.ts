import { setTimeout as delay } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** Limits the duration of one statement. */
const maxBatchSize = 100
/** Maximum delay of the next batch by a hanging connection. Milliseconds. */
const maxWaitMs = 50

/**
 * Batches concurrent calls into one call of `runBatch`. Calls that arrive while a batch runs are in the next
 * batch. Nothing is cached: each call is answered by a batch that started after the call. runBatch: returns
 * one result per key, in the order of the keys. If it fails, every call of that batch fails.
 */
export function batched<Key, Result>(
  runBatch: (keys: readonly Key[]) => Promise<readonly Result[]>,
): (key: Key) => Promise<Result> {
  let lastBatch: Promise<unknown> = Promise.resolve()
  let running = 0
  const loader = new DataLoader<Key, Result>(
    (keys) => {
      const batch = runBatch(keys)
      running += 1
      lastBatch = batch.catch(() => {}).finally(() => (running -= 1))
      return batch
    },
    {
      cache: false,
      maxBatchSize,
      batchScheduleFn(start) {
        // setImmediate lets requests that have already arrived join this batch.
        if (running === 0) return void setImmediate(start)
        const timeout = delay(maxWaitMs, undefined, { ref: false })
        void Promise.race([lastBatch, timeout]).then(() => setImmediate(start))
      },
    },
  )
  return (key) => loader.load(key)
}
