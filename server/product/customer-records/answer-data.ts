import type { CustomerId } from '@costard/contract'
import type { Context } from 'hono'
import type { Change } from '../audit/recorded-change.ts'
import { getCustomer } from '../customers/customer-store.ts'
import type { ExportSlots } from '../export-slots.ts'
import type { ProductParts } from '../parts.ts'
import { streamedJson } from '../streamed-json.ts'
import type { Member } from '../teams/member.ts'
import { exportCustomer } from './customer-data.ts'

/**
 * Answers with the data of a customer, written piece by piece: a company can have many quotes.
 * Throws customer/not-found, request/too-many.
 */
export async function answerData(
  c: Context,
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  slots: ExportSlots,
  { tx, record }: Change,
  { teamId, caller }: Member,
  customerId: CustomerId,
): Promise<Response> {
  const hold = slots.take(caller.userId)
  const row = await getCustomer(tx, { teamId, customerId })
  await record({ teamId, entity: 'customer', entityId: customerId, after: { isExported: true } })
  const pieces = hold(exportCustomer(database.orm, row, now()))
  const first = await pieces.next()
  return c.body(streamedJson(first.value ?? '', pieces), 200, { 'content-type': 'application/json' })
}
