import type { Context } from 'hono'
import type { CallLimit, CallsLeft } from './call-limiter.ts'

/** Sets the headers with the remaining calls of a limit. Source: draft-ietf-httpapi-ratelimit-headers. */
export function tellCallsLeft(c: Context, { calls, seconds, left, resetSeconds }: CallsLeft): void {
  c.header('ratelimit-policy', `"calls";q=${calls};w=${seconds}`)
  c.header('ratelimit', `"calls";r=${left};t=${resetSeconds}`)
}

/** Sets the headers for a limit without remaining calls. */
export function tellNoneLeft(c: Context, limit: CallLimit, resetSeconds: number): void {
  tellCallsLeft(c, { ...limit, left: 0, resetSeconds })
}
