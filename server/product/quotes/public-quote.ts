import type { PublicQuote, QuoteToken } from '@costard/contract'
import { dayIn, daysLeft, stateOn } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { tokenHash } from './quote-link.ts'
import { findQuoteByToken, type QuoteOfTeam } from './quote-store.ts'

/** Returns the quote of a public link. Throws quote/not-found. */
export async function getQuoteByToken(tx: Transaction, token: QuoteToken): Promise<QuoteOfTeam> {
  const found = await findQuoteByToken(tx, tokenHash(token))
  if (!found) throw apiError('quote/not-found')
  return found
}

/** Returns what the customer sees: the snapshot from sending, and the state at `at`. */
export function describePublicQuote({ quote, team }: QuoteOfTeam, at: Date): PublicQuote {
  const { snapshot } = quote
  if (!snapshot) throw apiError('quote/not-found')
  const today = dayIn(team.timeZone, at)
  return {
    number: quote.number,
    state: stateOn(quote.state, quote.validUntil, today),
    teamName: snapshot.teamName,
    customerName: quote.customer?.name ?? '',
    language: quote.language as PublicQuote['language'],
    country: snapshot.country,
    currency: quote.currency,
    validUntil: quote.validUntil,
    daysLeft: daysLeft(quote.validUntil, today),
    note: quote.note,
    letCustomerChoose: quote.letCustomerChoose,
    lines: [...snapshot.lines],
    netMinor: quote.netMinor,
    acceptedAt: quote.acceptance?.at ?? null,
    acceptedNetMinor: quote.acceptance?.netMinor ?? null,
    acceptedOffers: snapshot.lines.flatMap((line) => {
      const acceptedKey = quote.acceptance?.propositionKeys[line.id]
      return line.offers.filter((offer) => offer.propositionKey === acceptedKey).map(({ name }) => name)
    }),
    declinedAt: quote.decline?.at ?? null,
  }
}
