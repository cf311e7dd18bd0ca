import { generateContentDisposition } from '@orpc/standard-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import { gzipped } from '#http'

/** Returns the response to a call of the contract: JSON, a file or nothing. */
export function answerOf(
  c: Context,
  { status, body }: { readonly status: number; readonly body: unknown },
): Response {
  if (body === undefined) return c.body(null, status as StatusCode) // of the contract
  if (body instanceof File) {
    c.header('content-type', body.type)
    c.header('content-disposition', generateContentDisposition(body.name))
    c.header('content-length', String(body.size))
    return c.newResponse(body.stream(), status as StatusCode)
  }
  c.header('content-type', 'application/json')
  // Whole and with its length: it is then sent at once.
  const content = gzipped(c, JSON.stringify(body))
  c.header('content-length', String(Buffer.byteLength(content)))
  return c.body(content, status as ContentfulStatusCode)
}
