import type { Context } from 'hono'

/** JSON that tells its length: what compresses answers then leaves short ones as they are, and whole. */
export function jsonReply(c: Context, body: object): Response {
  const text = JSON.stringify(body)
  return c.body(text, 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
  })
}
