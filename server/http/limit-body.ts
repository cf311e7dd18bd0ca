import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CodedError } from './coded-error.ts'

const defaultMaxBytes = 1024 * 1024

/** Refuses bodies over the limit with request/too-large, also those that do not say their length first. */
export function limitBody(maxBytes = defaultMaxBytes): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (c) => {
      // What is left of the body is not read, so the connection can carry no other request.
      c.header('connection', 'close')
      throw new CodedError({
        code: 'request/too-large',
        status: 413,
        message: 'The body is over the limit.',
        detail: { maxBytes },
      })
    },
  })
}
