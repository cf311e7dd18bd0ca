import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { isKnownTag } from './is-known-tag.ts'
import { takesGzip } from './takes-gzip.ts'

const compressed = promisify(gzip)

/**
 * Returns a handler with the same answer for everybody, hashed and compressed once. cacheControl: header of
 * this name. The compressing middleware skips answers with an encoding, but would compress the plain bytes
 * for clients without gzip; `no-transform` prevents this.
 */
export function fixedAnswer(
  content: string | Uint8Array,
  { type, cacheControl }: { readonly type: string; readonly cacheControl: string },
): (c: Context) => Promise<Response> {
  const plain = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  let small: Promise<Uint8Array<ArrayBuffer>> | undefined
  return async (c) => {
    const isSmall = takesGzip(c)
    const etag = `"${tag}${isSmall ? '-gzip' : ''}"`
    const headers = { etag, vary: 'Accept-Encoding', 'cache-control': `${cacheControl}, no-transform` }
    if (isKnownTag(c, etag)) return c.body(null, 304, headers)
    if (!isSmall) return c.body(plain, 200, { ...headers, 'content-type': type })
    const bytes = await (small ??= compressed(plain).then((buffer) => new Uint8Array(buffer)))
    return c.body(bytes, 200, { ...headers, 'content-type': type, 'content-encoding': 'gzip' })
  }
}
