import { priceSourceLimits } from '@costard/contract'

const { loadedAtOnce, askedAtOnce } = priceSourceLimits

/**
 * Returns a function that reserves room for a reading until disposed; undefined if there is none. Slow
 * addresses leave workers for webhooks, and scheduled readings leave room for requested ones.
 */
export function createReadingRoom(): (reading: { readonly isAsked: boolean }) => Disposable | undefined {
  const running = { asked: 0, scheduled: 0 }
  return ({ isAsked }) => {
    const kind = isAsked ? 'asked' : 'scheduled'
    if (running[kind] >= (isAsked ? askedAtOnce : loadedAtOnce)) return undefined
    running[kind] += 1
    return {
      [Symbol.dispose]() {
        running[kind] -= 1
      },
    }
  }
}

const minuteMs = 60_000
/** Delays before each further try. */
const delaysMs = [minuteMs, 15 * minuteMs, 100 * minuteMs]

/**
 * Returns the milliseconds until the next try; undefined after the last one. tries: number of failed tries.
 */
export function retryDelayMs(tries: number): number | undefined {
  return tries < priceSourceLimits.maxTries ? delaysMs[tries - 1] : undefined
}
