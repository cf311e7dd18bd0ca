import type { Shop } from '../../server/testing/product-builders.ts'

interface Beside<Result> {
  readonly result: Result
  readonly tookMs: number
  /** Slowest response to another team meanwhile. */
  readonly slowestMs: number
}

/** Runs work while another team lists its quotes in successive calls. */
export async function besideOther<Result>(other: Shop, work: () => Promise<Result>): Promise<Beside<Result>> {
  let isOver = false
  let slowestMs = 0
  const calls = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      await other.owner.call('GET', `${other.path}/quotes`)
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  const startedAt = performance.now()
  try {
    const result = await work()
    return { result, tookMs: performance.now() - startedAt, slowestMs }
  } finally {
    isOver = true
    await calls
  }
}
