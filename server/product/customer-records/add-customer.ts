import type { Customer, CustomerFields, CustomerId } from '@costard/contract'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { requireRoom } from '../usage/require-room.ts'
import { countCustomers, insertCustomer } from '../customers/customer-store.ts'
import { describeCustomer } from './describe-customer.ts'
import { requireValidVatId } from '../customers/require-valid-vat-id.ts'
import { uniqueTags } from '../customers/unique-tags.ts'

/**
 * Adds a customer, even if others have the same email or phone. Throws customer/vat-invalid and the errors of
 * requireRoom.
 */
export async function addCustomer(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  fields: CustomerFields,
): Promise<Customer> {
  const { teamId, team, caller } = member
  const at = parts.now()
  const customerId = newId<CustomerId>()
  const vatId = requireValidVatId(fields.vatId, fields.country ?? team.country)
  await requireRoom(tx, parts, member, 'customers', (upTo) => countCustomers(tx, teamId, upTo))
  const row = await insertCustomer(tx, {
    ...fields,
    vatId,
    tags: uniqueTags(fields.tags),
    teamId,
    customerId,
    source: 'manual',
    editedAt: at,
    createdAt: at,
    updatedAt: at,
  })
  await bumpRevisions(tx, parts, teamId, { customers: customerId }, caller.userId)
  await record({ teamId, entity: 'customer', entityId: customerId, after: { kind: row.kind, rev: row.rev } })
  return describeCustomer(tx, row, at)
}
