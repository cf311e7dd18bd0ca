import { setTimeout as pause } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** More than this would make one statement of noticeable length. */
const mostAtOnce = 100
/** A connection that hangs must not hold up those that come after. */
const longestWaitMs = 50

/**
 * Does for all who ask at the same time what costs little more than doing it for one: whoever comes while the last
 * round is under way goes into the next. Nothing is kept: every call is answered by what `doAll` starts after it.
 * doAll: gives a result for each key, in their order; when it fails, so does every call of that round.
 */
export function batched<Key, Result>(
  doAll: (keys: readonly Key[]) => Promise<readonly Result[]>,
): (key: Key) => Promise<Result> {
  let lastRound: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Key, Result>(
    (keys) => {
      const round = doAll(keys)
      lastRound = round.catch(() => {})
      return round
    },
    {
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn(start) {
        const patience = pause(longestWaitMs, undefined, { ref: false })
        // Not at once then either: the requests that have arrived by now are still being read.
        void Promise.race([lastRound, patience]).then(() => setImmediate(start))
      },
    },
  )
  return (key) => loader.load(key)
}
