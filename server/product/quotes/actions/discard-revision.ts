import type { Transaction } from '#database'
import { findCurrentId } from '../../customers/customer-store.ts'
import { countCustomerQuote } from '../../customers/save-quote-customer.ts'
import { listFigures } from '../lines/line-store.ts'
import { searchTextOf } from '../lines/quote-figures.ts'
import { findQuoteOfTeam, moveToRevision, type QuoteRow } from '../quote-store.ts'
import { deleteRevision } from '../revision-store.ts'

/** Deletes a locked draft that revises an earlier revision. Returns the quote with that revision, as it was sent. */
export async function discardRevision(tx: Transaction, draft: QuoteRow, at: Date): Promise<QuoteRow> {
  const earlier = { ...draft, revision: draft.revision - 1 }
  const found = await findQuoteOfTeam(tx, earlier)
  if (!found?.quote.snapshot) throw new Error('the earlier revision was not sent')
  const { id, ...customer } = found.quote.snapshot.customer
  const customerId = id && (await findCurrentId(tx, { teamId: draft.teamId, customerId: id }))
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
