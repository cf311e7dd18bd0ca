import { findCurrent } from '../../customers/customer-store.ts'
import { countCustomerQuote, saveCustomer } from '../drafts/save-quote-customer.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { listFigures } from '../lines/line-store.ts'
import { searchTextOf } from '../lines/quote-figures.ts'
import { findQuoteOfTeam, moveToRevision, type QuoteRow } from '../quote-store.ts'

/**
 * Makes an earlier sent revision of a locked quote the newest again. Returns the quote with this revision and
 * its customer, as sent. Throws the errors of saveCustomer.
 */
export async function returnToRevision(
  parts: Pick<ProductParts, 'usage'>,
  { tx }: Pick<Change, 'tx'>,
  member: Pick<Member, 'team' | 'teamId' | 'caller'>,
  from: QuoteRow,
  { revision, at }: { readonly revision: number; readonly at: Date },
): Promise<QuoteRow> {
  const earlier = { ...from, revision }
  const found = await findQuoteOfTeam(tx, earlier)
  if (!found?.quote.snapshot) throw new Error('the earlier revision was not sent')
  const { id, ...customer } = found.quote.snapshot.customer
  const current = id === null ? undefined : await findCurrent(tx, { teamId: from.teamId, customerId: id })
  const entered = { ...customer, ...(current && { is: current.customerId }) }
  // The later revision may have renamed, replaced or removed the customer. An erased customer stays
  // unchanged.
  const customerId = current?.erasedAt
    ? current.customerId
    : (await saveCustomer(tx, parts, member, from, entered, at)).customerId
  const searchText = searchTextOf(from.number, customer, await listFigures(tx, earlier))
  const row = await moveToRevision(tx, from, revision, {
    customer,
    customerId,
    searchText,
    updatedAt: at,
  })
  await countCustomerQuote(tx, row, from.customerId, customerId)
  return row
}
