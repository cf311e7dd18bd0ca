import { hash } from 'node:crypto'
import { generateContentDisposition } from '@orpc/standard-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import { gzipped, isKnownTag } from '#http'

/** Returns the response to a call of the contract: JSON, a file or nothing. type: media type of the JSON. */
export function answerOf(c: Context, { status, body, type = 'application/json' }: Answered): Response {
  if (body === undefined) return c.body(null, status as StatusCode) // a status of the contract
  if (body instanceof File) {
    c.header('content-type', body.type)
    c.header('content-disposition', generateContentDisposition(body.name))
    c.header('content-length', String(body.size))
    return c.newResponse(body.stream(), status as StatusCode)
  }
  const text = JSON.stringify(body)
  const tag = tagOf(body, text)
  if (tag !== undefined) {
    c.header('etag', tag)
    if (isReading(c) && isKnownTag(c, tag)) return c.body(null, 304)
  }
  c.header('content-type', type)
  // Sent completely and with its length, in one piece.
  const content = gzipped(c, text)
  c.header('content-length', String(Buffer.byteLength(content)))
  return c.body(content, status as ContentfulStatusCode)
}

interface Answered {
  readonly status: number
  readonly body: unknown
  readonly type?: string
}

/**
 * Returns the ETag of an answer with a rev: the rev, which If-Match compares, and a hash, since the answer
 * also changes with time.
 */
function tagOf(body: unknown, text: string): string | undefined {
  const rev = typeof body === 'object' && body !== null && 'rev' in body ? body.rev : undefined
  return typeof rev === 'number' ? `"${rev}.${hash('sha1', text, 'base64url').slice(0, 12)}"` : undefined
}

function isReading(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}
