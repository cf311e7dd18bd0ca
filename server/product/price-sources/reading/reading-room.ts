import { priceSourceLimits } from '@costard/contract'

/** Addresses asked at the same time in one process: slow ones leave workers for webhooks. */
const maxAtOnce = 3

/** Returns room for a reading until it is disposed; undefined if there is none now. */
export function createReadingRoom(): () => Disposable | undefined {
  let running = 0
  return () => {
    if (running >= maxAtOnce) return undefined
    running += 1
    return {
      [Symbol.dispose]() {
        running -= 1
      },
    }
  }
}

const minuteMs = 60_000
/** Before each further try. */
const delaysMs = [minuteMs, 15 * minuteMs, 100 * minuteMs]

/** Milliseconds until the next try; undefined after the last one. tries: those that failed. */
export function retryDelayMs(tries: number): number | undefined {
  return tries < priceSourceLimits.maxTries ? delaysMs[tries - 1] : undefined
}
