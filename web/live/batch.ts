export interface Batch<Item> {
  readonly add: (...items: readonly Item[]) => void
  readonly stop: () => void
}

interface Timing {
  /** Time between the first item and handling the batch. Milliseconds. */
  readonly waitMs: number
  /** Minimum time between two batches. Milliseconds. */
  readonly pauseMs: number
}

/**
 * Collects items that are added within a short time and handles them as one batch; batches do not overlap.
 * handle: returns the items to handle again in the next batch; must not throw. untilReady: delays a batch,
 * which then includes items added meanwhile.
 */
export function batch<Item>(
  { waitMs, pauseMs }: Timing,
  handle: (items: ReadonlySet<Item>) => Promise<Iterable<Item>>,
  untilReady: () => Promise<void>,
): Batch<Item> {
  let waiting = new Set<Item>()
  let isPlanned = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan(): void {
    if (isPlanned || isStopped || waiting.size === 0) return
    isPlanned = true
    timer = setTimeout(() => void turn(), waitMs)
  }

  async function turn(): Promise<void> {
    await untilReady()
    if (isStopped) return
    const items = waiting
    waiting = new Set()
    for (const item of await handle(items)) waiting.add(item)
    timer = setTimeout(() => {
      isPlanned = false
      plan()
    }, pauseMs)
  }

  return {
    add: (...items) => {
      for (const item of items) waiting.add(item)
      plan()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
