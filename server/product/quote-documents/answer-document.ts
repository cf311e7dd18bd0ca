import type { Context } from 'hono'
import { isKnownTag } from '#http'
import type { QuoteDocument } from '../quotes/quote-papers.ts'

/** Answers with the PDF, or with 304 if the client has the same one. */
export async function answerDocument(c: Context, { fileName, tag, file }: QuoteDocument): Promise<Response> {
  const etag = `"${tag}"`
  const headers = {
    etag,
    // Personal: cached by the browser only, and revalidated each time.
    'cache-control': 'private, no-cache',
    'content-disposition': `inline; filename="${fileName}"`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  if (isKnownTag(c, etag)) return c.body(null, 304, headers)
  const bytes = new Uint8Array(await file())
  return c.body(bytes, 200, { ...headers, 'content-type': 'application/pdf' })
}
