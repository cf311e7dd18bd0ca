import type { Context } from 'hono'
import type { CallLimit, CallsLeft } from './call-limiter.ts'

/** Tells a client what is left of its limit. Source: draft-ietf-httpapi-ratelimit-headers. */
export function tellCallsLeft(c: Context, { calls, seconds, left, resetSeconds }: CallsLeft): void {
  c.header('ratelimit-policy', `"calls";q=${calls};w=${seconds}`)
  c.header('ratelimit', `"calls";r=${left};t=${resetSeconds}`)
}

/** Tells a client that nothing is left of its limit. */
export function tellNoneLeft(c: Context, limit: CallLimit, resetSeconds: number): void {
  tellCallsLeft(c, { ...limit, left: 0, resetSeconds })
}
