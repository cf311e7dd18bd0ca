import { CodedError } from '../responses/coded-error.ts'

export interface CallLimit {
  readonly calls: number
  readonly seconds: number
}

/** Remaining calls of a limit. */
export interface CallsLeft extends CallLimit {
  readonly left: number
  /** Seconds until the full limit is available again. */
  readonly resetSeconds: number
}

/** Counts calls by subject in this process's memory. Throws request/too-many with the seconds to wait. */
export type CountCall = (subject: string) => CallsLeft

/** Maximum number of subjects; the oldest are dropped first. */
const maxSubjects = 10_000

/** Returns a counter with windows of fixed length, each opened by the first call of a subject. */
export function callLimiter({ calls, seconds }: CallLimit, now: () => Date): CountCall {
  const windows = new Map<string, { calls: number; endsAt: number }>()
  return (subject) => {
    const at = now().getTime()
    const found = windows.get(subject)
    if (found && found.endsAt > at) {
      const resetSeconds = Math.ceil((found.endsAt - at) / 1000)
      if (found.calls >= calls) throw tooMany(resetSeconds)
      found.calls++
      return { calls, seconds, left: calls - found.calls, resetSeconds }
    }
    windows.delete(subject) // insert again, behind all others
    windows.set(subject, { calls: 1, endsAt: at + seconds * 1000 })
    if (windows.size > maxSubjects) windows.delete(windows.keys().next().value!) // the map is not empty
    return { calls, seconds, left: calls - 1, resetSeconds: seconds }
  }
}

function tooMany(retryAfterSeconds: number): CodedError {
  return new CodedError({
    code: 'request/too-many',
    status: 429,
    message: 'Too many calls. Try again after the seconds in the Retry-After header.',
    detail: { retryAfterSeconds },
    retryAfterSeconds,
  })
}
