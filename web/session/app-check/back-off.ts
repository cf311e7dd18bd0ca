import { FirebaseError } from 'firebase/app'

/**
 * Result of the last attempt, and the time from which the next one is allowed. Milliseconds since the epoch.
 */
export interface BackOff {
  readonly failures: number
  readonly until: number
  readonly reason: string
}

const dayMs = 24 * 60 * 60 * 1000
const firstWaitMs = 1000
const longestWaitMs = 16 * 60 * 1000
/**
 * A client whose clock is an hour ahead considers each new token expired and would request the next one at
 * once. Milliseconds.
 */
const pauseAfterTokenMs = 5 * 60 * 1000

/** Throws appCheck/throttled if the next attempt must wait. */
export function throwIfThrottled(backOff: BackOff | undefined, now: number): void {
  if (!backOff || now >= backOff.until) return
  const seconds = Math.ceil((backOff.until - now) / 1000)
  throw new FirebaseError(
    'appCheck/throttled',
    `${backOff.reason}. Attempts are allowed again in ${seconds} s`,
  )
}

/**
 * One second, doubling; a day after 403 (rejected) or 404 (unknown), like the SDK's own reCAPTCHA providers.
 * random: 0 to 1, jitter so that clients that failed together do not retry together.
 */
export function backOffAfterFailure(
  last: BackOff | undefined,
  { status, now, random }: { status: number | undefined; now: number; random: number },
): BackOff {
  const reason = status === undefined ? 'An attempt failed' : `The server answered ${status}`
  if (status === 403 || status === 404) return { failures: 1, until: now + dayMs, reason }
  const failures = last?.failures ?? 0
  const wait = Math.min(firstWaitMs * 2 ** failures, longestWaitMs) * (1 + random / 4)
  return { failures: failures + 1, until: now + wait, reason }
}

export function pauseAfterToken(now: number): BackOff {
  return { failures: 0, until: now + pauseAfterTokenMs, reason: 'A token was given just now' }
}
