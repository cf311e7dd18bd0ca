import { type Customer, type CustomerFields, type CustomerId, StoredCustomer } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockCustomer, updateCustomer } from '../customers/customer-store.ts'
import { describeCustomer } from './describe-customer.ts'
import { requireValidVatId } from '../customers/require-valid-vat-id.ts'
import { uniqueTags } from '../customers/unique-tags.ts'

type Edit = { readonly [Field in keyof CustomerFields]?: CustomerFields[Field] | undefined } & {
  readonly rev: number
}

/**
 * Edits a customer; absent fields are unchanged. Quotes keep their copy of the customer. Throws
 * customer/not-found, customer/merged, customer/erased, customer/changed, customer/vat-invalid.
 */
export async function editCustomer(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, team, caller }: Member,
  customerId: CustomerId,
  { rev, ...edit }: Edit,
): Promise<Customer> {
  const at = parts.now()
  const before = await lockCustomer(tx, { teamId, customerId })
  if (before.rev !== rev) {
    throw apiError('customer/changed', { yours: rev, current: await describeCustomer(tx, before, at) })
  }
  const changed = defined({ ...edit, ...(edit.tags && { tags: uniqueTags(edit.tags) }) })
  if (isUnchanged(before, changed)) return describeCustomer(tx, before, at)
  const { success, data: fields } = StoredCustomer.safeParse({ ...before, ...defined(edit) })
  if (!success) throw new Error('a stored customer is invalid')
  const hasVatEdit = edit.vatId !== undefined || edit.country !== undefined
  const row = await updateCustomer(tx, before, {
    ...fields,
    ...(hasVatEdit && { vatId: requireValidVatId(fields.vatId, fields.country ?? team.country) }),
    tags: uniqueTags(fields.tags),
    editedAt: at,
    updatedAt: at,
  })
  await bumpRevisions(tx, parts, teamId, { customers: customerId }, caller.userId)
  await record({
    teamId,
    entity: 'customer',
    entityId: customerId,
    before: { rev },
    after: { rev: row.rev, edited: Object.keys(defined(edit)).toSorted() },
  })
  return describeCustomer(tx, row, at)
}

function defined(edit: object): object {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
}
