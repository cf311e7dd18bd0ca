import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CodedError } from './coded-error.ts'

const defaultMaxBytes = 1024 * 1024

/** Refuses bodies over the limit with request/too-large, also those that do not say their length first. */
export function limitBody(maxBytes = defaultMaxBytes): MiddlewareHandler {
  const refuse = refusal(maxBytes)
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse })
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next() // nobody reads what they carry
    const length = c.req.header('content-length')
    // To count would read the body as a stream, which costs more than the rest of a small request.
    if (c.req.header('transfer-encoding') !== undefined || length === undefined) return count(c, next)
    if (!(Number(length) <= maxBytes)) return refuse(c)
    await next()
  }
}

function refusal(maxBytes: number): (c: Context) => never {
  return (c) => {
    // What is left of the body is not read, so the connection can carry no other request.
    c.header('connection', 'close')
    throw new CodedError({
      code: 'request/too-large',
      status: 413,
      message: 'The request body is too large.',
      detail: { maxBytes },
    })
  }
}
