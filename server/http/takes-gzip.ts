import type { Context } from 'hono'

/** Whether the client can read an answer that is compressed with gzip. */
export function takesGzip(c: Context): boolean {
  return /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(c.req.header('accept-encoding') ?? '')
}
