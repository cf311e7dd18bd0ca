import type { Context } from 'hono'

/** True if the client accepts gzip. */
export function takesGzip(c: Context): boolean {
  return /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(c.req.header('accept-encoding') ?? '')
}
