import { Hono } from 'hono'
import type { ProductParts } from '../parts.ts'
import { exportAccount } from './export-account.ts'

/** GET /api/account/data, written piece by piece as it is read: it can have as many quotes as a person ever made. */
export function dataRoute(parts: ProductParts): Hono {
  return new Hono().get('/api/account/data', async (c) => {
    const pieces = exportAccount(parts, await parts.identity.requireCaller(c.req.raw))
    const first = await pieces.next() // a failure up to here is answered with its code
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(encoder.encode(first.value ?? '')),
      async pull(stream) {
        const { done, value } = await pieces.next()
        if (done) stream.close()
        else stream.enqueue(encoder.encode(value))
      },
      cancel: async () => void (await pieces.return()),
    })
    return c.body(body, 200, { 'content-type': 'application/json' })
  })
}
