import type { QuoteId, QuoteMessage } from '@costard/contract'
import { dayIn, isAllowed, maxSentLines } from '@costard/quotes'
import type { Database } from '#database'
import { apiError } from '../calls/api-error.ts'
import { quoteMessage } from './offer-mail.ts'
import type { MessageParts } from './team-message.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lastDayOf } from '../quotes/describe-quote.ts'
import { snapshotOf } from '../quotes/sending/snapshot/quote-snapshot.ts'
import { findQuote, findQuoteOfTeam } from '../quotes/quote-store.ts'

/**
 * Returns the mail that the customer of a quote got, or would get if it were sent now. Throws
 * quote/not-found, and quote/not-sendable while a price is missing.
 */
export function previewMessage(
  parts: MessageParts & { readonly database: Pick<Database, 'transaction'> },
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
): Promise<QuoteMessage> {
  const sender = {
    sentBy: caller.displayName ?? team.name,
    replyTo: caller.email ?? null,
  }
  return parts.database.transaction(async (tx) => {
    const row = await findQuote(tx, teamId, quoteId)
    if (!row) throw apiError('quote/not-found')
    if (!isAllowed('edit', row.state)) {
      const found = await findQuoteOfTeam(tx, row)
      if (!found?.quote.snapshot) throw apiError('quote/not-found')
      return quoteMessage(tx, parts, found, sender)
    }
    const obstacles = [...row.priceObstacles, ...(row.lineCount > maxSentLines ? ['too-many-lines'] : [])]
    if (obstacles.length > 0) throw apiError('quote/not-sendable', { obstacles })
    const sentAt = parts.now()
    const validUntil = lastDayOf(row, dayIn(team.timeZone, sentAt))
    const quote = { ...row, sentAt, validUntil, snapshot: await snapshotOf(tx, team, row) }
    return quoteMessage(tx, parts, { quote, team }, sender)
  })
}
