import type { MiddlewareHandler } from 'hono'
import { type Log, loggedPath } from './log.ts'

/** Logs one line per request at level debug, without the query, which may contain codes and keys. */
export function logRequests(log: Log): MiddlewareHandler {
  if (!log.isLevelEnabled('debug')) return (_c, next) => next()
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    const durationMs = Math.round(performance.now() - start)
    const requestId: unknown = c.get('requestId')
    log.debug({ method, path: loggedPath(path), status: c.res.status, durationMs, requestId }, 'request')
  }
}
