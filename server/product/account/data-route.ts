import { Hono } from 'hono'
import { requireKnownQuery } from '../known-fields.ts'
import type { ProductParts } from '../parts.ts'
import type { ExportSlots } from '../export-slots.ts'
import { streamedJson } from '../streamed-json.ts'
import { exportAccount } from './export-account.ts'

/** GET /api/account/data, written piece by piece as it is read: it can have as many quotes as a person ever made. */
export function dataRoute(parts: ProductParts, slots: ExportSlots): Hono {
  return new Hono().get('/api/account/data', async (c) => {
    const caller = await parts.identity.requireCaller(c.req.raw)
    requireKnownQuery(c.req.url)
    const pieces = slots.take(caller.userId)(exportAccount(parts, caller))
    const first = await pieces.next() // a failure up to here is answered with its code
    return c.body(streamedJson(first.value ?? '', pieces), 200, { 'content-type': 'application/json' })
  })
}
