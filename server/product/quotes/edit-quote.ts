import type { CustomerId, EditQuote, Quote, QuoteId } from '@costard/contract'
import { totals } from '@costard/pricing'
import { dayIn, isAllowed, validUntil } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { saveCustomer } from '../customers/customer-store.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/member.ts'
import { describeQuote } from './describe-quote.ts'
import { priceLines } from './price-line.ts'
import { findQuote, type QuoteRow, searchTextOf, updateDraft } from './quote-store.ts'

/**
 * Changes a draft and prices it again with its own catalog versions; what the edit leaves out stays.
 * Throws quote/not-found, quote/changed, quote/wrong-state, and what pricing a line throws.
 */
export function editQuote(
  parts: ProductParts,
  member: Member,
  quoteId: QuoteId,
  edit: EditQuote,
): Promise<Quote> {
  const { team, teamId } = member
  const updatedAt = parts.now()
  const today = dayIn(team.timeZone, updatedAt)
  return parts.database.transaction(async (tx) => {
    const before = await getDraft(tx, member, quoteId, edit.rev)
    const customer = edit.customer === undefined ? before.customer : edit.customer
    const lines = await priceLines(tx, { team, customer, today }, edit.lines ?? before.lines)
    // The row's id was made as a CustomerId.
    const knownId = before.customerId as CustomerId | null
    const customerId = customer && (await saveCustomer(tx, teamId, customer, updatedAt, knownId))
    const { chargeMinor, payoutMinor, netMinor } = totals(lines.map((line) => line.result))
    const validDays = edit.validDays ?? before.validDays
    const row = await updateDraft(
      tx,
      { teamId, quoteId, rev: edit.rev },
      {
        customer,
        customerId,
        lines,
        chargeMinor,
        payoutMinor,
        netMinor,
        validDays,
        validUntil: validUntil(today, validDays),
        note: edit.note ?? before.note,
        letCustomerChoose: edit.letCustomerChoose ?? before.letCustomerChoose,
        searchText: searchTextOf(customer, lines),
        updatedAt,
      },
    )
    if (!row) throw apiError('quote/changed')
    return describeQuote(row, today, parts.links)
  })
}

/** The draft as the caller read it. Throws quote/not-found, quote/wrong-state, quote/changed. */
export async function getDraft(
  tx: Transaction,
  { teamId }: Member,
  quoteId: QuoteId,
  rev: number,
): Promise<QuoteRow> {
  const row = await findQuote(tx, teamId, quoteId)
  if (!row) throw apiError('quote/not-found')
  if (!isAllowed('edit', row.state)) throw apiError('quote/wrong-state', { state: row.state })
  if (row.rev !== rev) throw apiError('quote/changed')
  return row
}
