import type { CatalogDocument } from '@costard/contract'
import type { Context } from 'hono'
import { packedDocument } from './packed-document.ts'

/** Answers with a catalog. It is large and the same for everybody, so its compressed text is kept. */
export async function answerDocument(c: Context, document: CatalogDocument): Promise<Response> {
  const type = { 'content-type': 'application/json' }
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
    return c.body(JSON.stringify(document), 200, type)
  const body = await packedDocument(document)
  return c.body(new Uint8Array(body), 200, {
    ...type,
    'content-encoding': 'gzip',
    'content-length': String(body.byteLength),
    vary: 'accept-encoding',
  })
}
