import type { Context } from 'hono'

/** True if the client already has the answer with this ETag, so that 304 is enough. */
export function isKnownTag(c: Context, etag: string): boolean {
  const known = c.req.header('if-none-match')?.split(/,\s*/) ?? []
  const plain = etag.replace(/^W\//, '')
  return known.some((one) => one === '*' || one.replace(/^W\//, '') === plain)
}
