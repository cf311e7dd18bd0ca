import { contract, CustomerId, TeamId } from '@costard/contract'
import { type Context, Hono } from 'hono'
import type { FindClientAddress } from '#http'
import { apiError } from '../api-error.ts'
import type { ExportSlots } from '../export-slots.ts'
import type { Front } from '../checked-call.ts'
import { requireKnownQuery } from '../known-fields.ts'
import type { ProductParts } from '../parts.ts'
import { streamedJson } from '../streamed-json.ts'
import { exportCustomer } from './customer-data.ts'
import { getCustomer } from '../customers/customer-store.ts'

/** GET /api/teams/{teamId}/customers/{customerId}/data, written piece by piece: a company can have many quotes. */
export function customerDataRoute(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  front: Front,
  findAddress: FindClientAddress,
  slots: ExportSlots,
): Hono {
  const { meta } = contract.customers.data['~orpc']
  return new Hono().get('/api/teams/:teamId/customers/:customerId/data', async (c: Context) => {
    const input: Readonly<Record<string, string>> = c.req.param()
    const origin = {
      request: c.req.raw,
      requestId: c.get('requestId'),
      remoteAddress: findAddress(c) ?? '',
    }
    let pieces: AsyncGenerator<string, void> | undefined
    await front({ operation: 'customers.data', meta, input, origin }, async ({ caller, change }) => {
      requireKnownQuery(c.req.url)
      const hold = slots.take(caller.userId)
      const [{ data: teamId }, { data: customerId }] = [
        TeamId.safeParse(input['teamId']),
        CustomerId.safeParse(input['customerId']),
      ]
      if (teamId === undefined || customerId === undefined) throw apiError('customer/not-found')
      const row = await getCustomer(change.tx, { teamId, customerId })
      await change.record({ teamId, entity: 'customer', entityId: customerId, after: { isExported: true } })
      pieces = hold(exportCustomer(database.orm, row, now()))
      return null
    })
    // Not again for a repeated idempotency key.
    if (!pieces) throw apiError('request/key-reused')
    const first = await pieces.next()
    return c.body(streamedJson(first.value ?? '', pieces), 200, { 'content-type': 'application/json' })
  })
}
