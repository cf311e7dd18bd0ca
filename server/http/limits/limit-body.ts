import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CodedError } from '../responses/coded-error.ts'

/** Rejects bodies over the limit with request/too-large, including chunked ones. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuse = refusal(maxBytes)
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse })
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next() // bodies of GET and HEAD are never read
    const length = c.req.header('content-length')
    // Trust Content-Length if present: counting reads the body as a stream, which costs more than the rest of
    // a small request.
    if (c.req.header('transfer-encoding') !== undefined || length === undefined) return count(c, next)
    if (!(Number(length) <= maxBytes)) return refuse(c)
    await next()
  }
}

function refusal(maxBytes: number): (c: Context) => never {
  return (c) => {
    // The rest of the body stays unread, so the connection cannot be reused.
    c.header('connection', 'close')
    throw new CodedError({
      code: 'request/too-large',
      status: 413,
      message: 'The request body is too large.',
      detail: { maxBytes },
    })
  }
}
