import { findCurrent } from '../../customers/customer-store.ts'
import { countCustomerQuote, saveCustomer } from '../../customers/save-quote-customer.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/member.ts'
import { listFigures } from '../lines/line-store.ts'
import { searchTextOf } from '../lines/quote-figures.ts'
import { findQuoteOfTeam, moveToRevision, type QuoteRow } from '../quote-store.ts'
import { deleteRevision } from '../revision-store.ts'

/**
 * Deletes a locked draft that revises an earlier revision. Returns the quote with that revision and its customer, as
 * it was sent. Throws what saveCustomer throws.
 */
export async function discardRevision(
  parts: Pick<ProductParts, 'usage'>,
  { tx }: Pick<Change, 'tx'>,
  member: Pick<Member, 'teamId' | 'caller'>,
  draft: QuoteRow,
  at: Date,
): Promise<QuoteRow> {
  const earlier = { ...draft, revision: draft.revision - 1 }
  const found = await findQuoteOfTeam(tx, earlier)
  if (!found?.quote.snapshot) throw new Error('the earlier revision was not sent')
  const { id, ...customer } = found.quote.snapshot.customer
  const current = id === null ? undefined : await findCurrent(tx, { teamId: draft.teamId, customerId: id })
  const entered = { ...customer, ...(current && { is: current.customerId }) }
  // The draft may have renamed, replaced or removed the customer. Nothing is written to one that was erased.
  const customerId = current?.erasedAt
    ? current.customerId
    : await saveCustomer(tx, parts, member, draft, entered, at)
  const searchText = searchTextOf(draft.number, customer, await listFigures(tx, earlier))
  const row = await moveToRevision(tx, draft, earlier.revision, {
    customer,
    customerId,
    searchText,
    updatedAt: at,
  })
  await countCustomerQuote(tx, row, draft.customerId, customerId)
  await deleteRevision(tx, draft)
  return row
}
