import type { MiddlewareHandler } from 'hono'
import { type Log, loggedPath } from './log.ts'
import { routeOf } from '../metrics/measure-requests.ts'

/**
 * Logs one line per request, without the query, which may contain codes and keys. level: level of the lines;
 * default: debug. The duration ends when the answer starts.
 */
export function logRequests(log: Log, level: 'info' | 'debug' = 'debug'): MiddlewareHandler {
  if (!log.isLevelEnabled(level)) return (_c, next) => next()
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    const durationMs = Math.round(performance.now() - start)
    const requestId: unknown = c.get('requestId')
    log[level](
      { method, path: loggedPath(path), operation: routeOf(c), status: c.res.status, durationMs, requestId },
      'request',
    )
  }
}
