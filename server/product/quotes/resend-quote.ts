import type { QuoteHead, QuoteId } from '@costard/contract'
import { dayIn, stateOn } from '@costard/quotes'
import { apiError } from '../api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/member.ts'
import { bumpQuoteRevision } from './bump-quote-revision.ts'
import { describeHead } from './describe-quote.ts'
import { countMail, publishQuoteSent, requireVerifiedSender } from './quote-mail.ts'
import { startDelivery } from './delivery-store.ts'
import { findQuote } from './quote-store.ts'

/**
 * E-mails a sent quote again whose delivery failed. Throws quote/not-found, quote/wrong-state, quote/sign-up-to-send,
 * quote/sender-unverified, quote/too-many-sent.
 */
export async function resendQuote(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
): Promise<QuoteHead> {
  requireVerifiedSender(caller)
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const quote = await findQuote(tx, teamId, quoteId)
  if (!quote) throw apiError('quote/not-found')
  const state = stateOn(quote.state, quote.validUntil, today)
  const failed = quote.delivery?.state === 'failed' ? quote.delivery : undefined
  if (state !== 'sent' || !failed) throw apiError('quote/wrong-state', { state })
  await countMail(tx, parts, { teamId, senderId: caller.userId, recipient: quote.customer?.email ?? '' })
  const started = await startDelivery(tx, quote, {
    state: 'sending',
    at: at.toISOString(),
    sending: failed.sending + 1,
    ...(failed.kind && { kind: failed.kind }),
  })
  // Another member was faster.
  if (!started) throw apiError('quote/wrong-state', { state })
  const row = { ...quote, ...started }
  await publishQuoteSent(tx, row, caller, team)
  await bumpQuoteRevision(tx, parts, row, caller.userId)
  await record({ teamId, entity: 'quote', entityId: quoteId, after: { sending: failed.sending + 1 } })
  return describeHead(row, today, parts.links)
}
