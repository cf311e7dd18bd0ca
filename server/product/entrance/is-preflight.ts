import type { Context } from 'hono'

/** True for the question that a browser sends before a call of another site. */
export function isPreflight(c: Context): boolean {
  return c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
}
