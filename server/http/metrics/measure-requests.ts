import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from './metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Middleware: measures requests until their answer starts. A call of the contract sets `operation`. */
export function measureRequests({ requestAnswered }: Pick<Metrics, 'requestAnswered'>): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const seconds = (performance.now() - start) / 1_000
    requestAnswered({ route: routeOf(c), status: c.res.status, seconds })
  }
}

/** Returns the operation of the contract, or method and route pattern: a bounded number of values. */
export function routeOf(c: Context): string {
  const operation: unknown = c.get('operation')
  if (typeof operation === 'string') return operation
  return `${methods.has(c.req.method) ? c.req.method : 'other'} ${routePath(c, -1)}`
}
