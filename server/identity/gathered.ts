import DataLoader from 'dataloader'

/** More than this would make one statement of noticeable length. */
const mostAtOnce = 100

/**
 * Does for all who ask at the same time what costs little more than doing it for one: whoever comes while the last
 * round is under way goes into the next. Nothing is kept: every call is answered by what `doAll` starts after it.
 * doAll: gives a result for each key, in their order; when it fails, so does every call of that round.
 */
export function gathered<Key, Result>(
  doAll: (keys: readonly Key[]) => Promise<readonly Result[]>,
): (key: Key) => Promise<Result> {
  const waiting: (() => void)[] = []
  let isUnderWay = false

  async function round(keys: readonly Key[]): Promise<readonly Result[]> {
    try {
      return await doAll(keys)
    } finally {
      isUnderWay = false
      waiting.shift()?.()
    }
  }

  function start(go: () => void): void {
    isUnderWay = true
    // Once all that has arrived by now was read.
    setImmediate(go)
  }

  const loader = new DataLoader<Key, Result>(round, {
    cache: false,
    maxBatchSize: mostAtOnce,
    batchScheduleFn: (go) => (isUnderWay ? void waiting.push(() => start(go)) : start(go)),
  })
  return (key) => loader.load(key)
}
