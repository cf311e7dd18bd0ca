import type { Quote } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { describeQuote } from '../quotes/describe-quote.ts'
import { getLine } from '../quotes/lines/line-store.ts'
import { lockFor } from '../quotes/actions/lock-for.ts'
import { countMail, requireVerifiedSender } from '../quotes/sending/quote-mail.ts'
import { updateQuote } from '../quotes/quote-store.ts'
import { readContent } from '../quotes/lines/read-content.ts'
import type { Member } from '../teams/memberships/member.ts'
import { publishCounterOffered } from './counter-offered.ts'
import {
  getCounterOffer,
  type LineKey,
  startCounterDelivery,
} from '../quotes/counter-offer-rows/counter-offer-store.ts'

/**
 * E-mails a reminder of an open counter-offer. Throws quote/not-found, quote/changed, quote/wrong-state,
 * quote/line-not-found, quote/sign-up-to-send, quote/sender-unverified, quote/too-many-sent.
 */
export async function remindOfCounterOffer(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller, seesCosts }: Member,
  { quoteId, lineId, rev }: Omit<LineKey, 'teamId'> & { readonly rev: number },
): Promise<Quote> {
  requireVerifiedSender(caller)
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const quote = await lockFor('complete', tx, { teamId, quoteId, rev, today })
  await getLine(tx, quote, lineId)
  const key = { teamId, quoteId, lineId }
  const { state, answerBy, delivery } = await getCounterOffer(tx, key)
  if (state !== 'sent' || today > answerBy) throw apiError('quote/wrong-state', { state })
  if (delivery.state === 'sending' || delivery.state === 'delayed')
    throw apiError('quote/wrong-state', { delivery: delivery.state })
  await countMail(tx, parts, { teamId, senderId: caller.userId, recipient: quote.customer?.email ?? '' })
  const sending = delivery.sending + 1
  // A mail that never arrived is sent again unchanged.
  const kind = delivery.state === 'failed' ? delivery.kind : 'reminder'
  const started = await startCounterDelivery(tx, key, {
    state: 'sending',
    at: at.toISOString(),
    sending,
    kind,
  })
  if (!started) throw new Error('the delivery of a locked counter-offer has changed')
  // The new rev prevents a repeated call from sending a second mail.
  const row = await updateQuote(tx, quote, { quote: {} })
  await publishCounterOffered(tx, key, { sender: caller, team, sending, kind })
  await bumpQuoteRevision(tx, parts, row, caller.userId)
  await record({ teamId, entity: 'quote', entityId: quoteId, after: { lineId, reminder: sending } })
  return describeQuote(row, await readContent(tx, row, { seesCosts }), today, parts.links)
}
