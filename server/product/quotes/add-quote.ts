import type { Quote, QuoteId, QuoteInput } from '@costard/contract'
import { totals } from '@costard/pricing'
import { dayIn, numberFrame, validUntil } from '@costard/quotes'
import { saveCustomer } from '../customers/customer-store.ts'
import { newId } from '../new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/member.ts'
import { describeQuote } from './describe-quote.ts'
import { priceLines } from './price-line.ts'
import { insertQuote, searchTextOf } from './quote-store.ts'

/** Days an offer holds when neither the person nor the team says otherwise. */
const defaultValidDays = 14

/** Saves a new draft, priced by the server. Throws catalog/not-found, quote/variant-unknown, quote/line-invalid. */
export function addQuote(
  parts: ProductParts,
  { team, teamId, caller }: Member,
  input: QuoteInput,
): Promise<Quote> {
  const createdAt = parts.now()
  const today = dayIn(team.timeZone, createdAt)
  return parts.database.transaction(async (tx) => {
    const lines = await priceLines(tx, { team, customer: input.customer, today }, input.lines)
    const customerId = input.customer && (await saveCustomer(tx, teamId, input.customer, createdAt, null))
    const { chargeMinor, payoutMinor, netMinor } = totals(lines.map((line) => line.result))
    const validDays = input.validDays ?? defaultValidDays
    const row = await insertQuote(
      tx,
      {
        teamId,
        quoteId: newId<QuoteId>(),
        rev: 1,
        state: 'draft',
        currency: team.currency,
        language: team.language,
        customerId,
        customer: input.customer,
        lines,
        chargeMinor,
        payoutMinor,
        netMinor,
        validDays,
        validUntil: validUntil(today, validDays),
        note: input.note,
        letCustomerChoose: input.letCustomerChoose,
        searchText: searchTextOf(input.customer, lines),
        createdAt,
        createdBy: caller.userId,
        updatedAt: createdAt,
      },
      numberFrame(team.numberPattern, today),
    )
    return describeQuote(row, today, parts.links)
  })
}
