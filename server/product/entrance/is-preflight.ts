import type { Context } from 'hono'

/** True for the preflight request of a browser before a call from another site. */
export function isPreflight(c: Context): boolean {
  return c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
}
