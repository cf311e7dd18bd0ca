import type { QuoteHead, QuoteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpQuoteRevision } from '../bump-quote-revision.ts'
import { startDelivery } from '../sending/delivery-store.ts'
import { describeHead } from '../describe-quote.ts'
import { lockFor } from './lock-for.ts'
import { updateQuote } from '../quote-store.ts'
import { countMail, publishQuoteSent, requireVerifiedSender } from '../sending/quote-mail.ts'

/**
 * E-mails a reminder of a sent, unanswered quote. Throws quote/not-found, quote/changed, quote/wrong-state,
 * quote/sign-up-to-send, quote/sender-unverified, quote/too-many-sent.
 */
export async function remindCustomer(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  rev: number,
): Promise<QuoteHead> {
  requireVerifiedSender(caller)
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const quote = await lockFor('remind', tx, { teamId, quoteId, rev, today })
  // Only one mail at a time; a failed one has to be sent again instead.
  if (quote.delivery?.state !== 'sent')
    throw apiError('quote/wrong-state', { delivery: quote.delivery?.state })
  await countMail(tx, parts, { teamId, senderId: caller.userId, recipient: quote.customer?.email ?? '' })
  const sending = quote.delivery.sending + 1
  const started = await startDelivery(tx, quote, {
    state: 'sending',
    at: at.toISOString(),
    sending,
    kind: 'reminder',
  })
  if (!started) throw new Error('the delivery of a locked quote has changed')
  // The new rev prevents a repeated call from sending a second mail.
  const row = await updateQuote(tx, quote, { quote: {} })
  await publishQuoteSent(tx, row, caller, team)
  await bumpQuoteRevision(tx, parts, row, caller.userId)
  await record({ teamId, entity: 'quote', entityId: quoteId, after: { reminder: sending } })
  return describeHead(row, today, parts.links)
}
