import type { Context } from 'hono'

/**
 * True if a form was sent from our own page, which can have other names than PUBLIC_URL, such as 127.0.0.1.
 */
export function isOurs(origin: string, c: Context, publicUrl: string): boolean {
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === c.req.header('host'))
}
