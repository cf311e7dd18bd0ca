import type { CustomerId } from '@costard/contract'
import type { CallContext } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { CheckedCall } from '../checked-call.ts'
import { type CustomerRow, getCustomer } from '../customers/customer-store.ts'
import type { ExportSlots } from '../calls/export-slots.ts'
import type { ProductParts } from '../parts.ts'
import { streamedJson } from '../calls/streamed-json.ts'
import { exportCustomer } from './customer-data.ts'

/**
 * Streams the data of a customer: a company can have many quotes. The data is read after the transaction that
 * records the export, which would otherwise occupy one connection while waiting for another. Throws
 * customer/not-found, request/too-many, request/key-reused.
 */
export async function answerData(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  slots: ExportSlots,
  { http, call }: CallContext & { readonly call: CheckedCall },
  customerId: CustomerId,
): Promise<Response> {
  const { teamId, caller } = call.member
  const hold = slots.take(caller.userId)
  let row: CustomerRow | undefined
  await call.record(async ({ tx, record }) => {
    row = await getCustomer(tx, { teamId, customerId })
    await record({ teamId, entity: 'customer', entityId: customerId, after: { isExported: true } })
    return null
  })
  // A repeated idempotency key is refused, since the answer is not stored.
  if (!row) throw apiError('request/key-reused')
  const pieces = hold(exportCustomer(database.orm, row, now()))
  const first = await pieces.next()
  return http.body(streamedJson(first.value ?? '', pieces), 200, { 'content-type': 'application/json' })
}
