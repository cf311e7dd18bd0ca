import { type Customer, type CustomerId, customerLimits } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { type CustomerRow, lockCustomer, lockCustomers, updateCustomer } from '../customers/customer-store.ts'
import { describeCustomer } from './describe-customer.ts'
import { moveIdCheck } from '../customers/id-check-store.ts'
import { lockQuotesOf, moveQuotes } from '../quotes/of-customers/move-quotes.ts'
import { removeMerged } from '../customers/merged-customers.ts'
import { moveNotes } from '../customers/team-note-store.ts'
import { uniqueTags } from '../customers/unique-tags.ts'

interface Merged {
  readonly rev: number
  readonly other: { readonly id: CustomerId; readonly rev: number }
}

/**
 * Merges another customer into this one: moves its quotes and notes, fills in empty fields, and keeps
 * differing values in the notes. Throws customer/not-found, customer/merged, customer/erased,
 * customer/changed, customer/too-long.
 */
export async function mergeCustomers(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  customerId: CustomerId,
  { rev, other }: Merged,
): Promise<Customer> {
  if (other.id === customerId)
    throw apiError('request/invalid', [{ path: 'other.id', message: 'The same customer' }])
  const at = parts.now()
  // Same lock order as an edit of a quote: the quote first.
  await lockQuotesOf(tx, { teamId, customerId: other.id })
  await lockCustomers(tx, teamId, [customerId, other.id])
  const kept = await lockCustomer(tx, { teamId, customerId })
  const merged = await lockCustomer(tx, { teamId, customerId: other.id })
  for (const [row, known] of [
    [kept, rev],
    [merged, other.rev],
  ] as const) {
    if (row.rev !== known)
      throw apiError('customer/changed', { yours: known, current: await describeCustomer(tx, row, at) })
  }
  const moved = await moveQuotes(tx, merged, kept)
  const row = await updateCustomer(tx, kept, { ...united(kept, merged), editedAt: at, updatedAt: at })
  await moveIdCheck(tx, merged, kept)
  await moveNotes(tx, merged, kept)
  await removeMerged(tx, merged, customerId)
  await bumpRevisions(tx, parts, teamId, { customers: [customerId, other.id] }, caller.userId)
  const ids = { mergedId: other.id, intoId: customerId, quotes: moved }
  await record({
    teamId,
    entity: 'customer',
    entityId: customerId,
    before: { rev },
    after: { ...ids, rev: row.rev },
  })
  await record({ teamId, entity: 'customer', entityId: other.id, before: { rev: other.rev }, after: ids })
  return describeCustomer(tx, row, at)
}

const ownFields = ['contactName', 'email', 'phone', 'address', 'country', 'language', 'vatId'] as const

/** Returns the fields of the remaining customer. Throws customer/too-long. */
function united(kept: CustomerRow, merged: CustomerRow): Partial<CustomerRow> {
  const filled = Object.fromEntries(ownFields.map((field) => [field, kept[field] || merged[field]]))
  // Differing values go into the notes: a merge must not lose a name, number or address.
  const stays = new Set<unknown>([kept.name, ...Object.values(filled)])
  const different = [merged.name, ...ownFields.map((field) => merged[field])].filter(
    (value) => value && !stays.has(value),
  )
  const notes = [kept.notes, merged.notes, different.join(', ')].filter((text) => text !== '').join('\n\n')
  const tags = uniqueTags([...kept.tags, ...merged.tags])
  const { maxNotes, maxTags } = customerLimits
  if (notes.length > maxNotes) throw apiError('customer/too-long', { maxNotes })
  const consents = [...kept.consents, ...merged.consents].toSorted((a, b) => a.at.localeCompare(b.at))
  if (tags.length > maxTags) throw apiError('customer/too-long', { maxTags })
  return {
    ...filled,
    notes,
    tags,
    consents: consents.slice(-customerLimits.maxConsents),
    sellerDeclaration: kept.sellerDeclaration ?? merged.sellerDeclaration,
    createdAt: kept.createdAt < merged.createdAt ? kept.createdAt : merged.createdAt,
    quoteCount: kept.quoteCount + merged.quoteCount,
    lastQuoteAt: later(kept.lastQuoteAt, merged.lastQuoteAt),
  }
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}
