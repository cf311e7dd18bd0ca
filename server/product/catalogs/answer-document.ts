import type { CatalogDocument } from '@costard/contract'
import type { Context } from 'hono'
import { isKnownTag } from '#http'
import { documentTag, packedDocument } from './packed-document.ts'

/** Answers with a catalog. Its compressed text is cached: it is large and the same for everybody. */
export async function answerDocument(c: Context, document: CatalogDocument): Promise<Response> {
  const isPacked = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
  const etag = `"${documentTag(document)}${isPacked ? '-gzip' : ''}"`
  const type = { 'content-type': 'application/json', etag, vary: 'accept-encoding' }
  if (isKnownTag(c, etag)) return c.body(null, 304, { etag })
  if (!isPacked) return c.body(JSON.stringify(document), 200, type)
  const body = await packedDocument(document)
  return c.body(new Uint8Array(body), 200, {
    ...type,
    'content-encoding': 'gzip',
    'content-length': String(body.byteLength),
  })
}
