import type { QuoteHead, QuoteId } from '@costard/contract'
import { dayIn, stateOn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpQuoteRevision } from '../bump-quote-revision.ts'
import { saveRecipient, startDelivery } from './delivery-store.ts'
import { describeHead } from '../describe-quote.ts'
import { listFigures } from '../lines/line-store.ts'
import { searchTextOf } from '../lines/quote-figures.ts'
import { countMail, publishQuoteSent, requireVerifiedSender } from './quote-mail.ts'
import { lockQuote, type QuoteRow, updateQuote } from '../quote-store.ts'

/**
 * E-mails a sent quote again after a failed delivery, or one that was sent as a link; optionally to another
 * address. Throws quote/not-found, quote/wrong-state, quote/not-sendable, quote/sign-up-to-send,
 * quote/sender-unverified, quote/too-many-sent.
 */
export async function resendQuote(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  email: string | undefined,
): Promise<QuoteHead> {
  requireVerifiedSender(caller)
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const quote = await lockQuote(tx, teamId, quoteId)
  const state = stateOn(quote.state, quote.validUntil, today)
  const failed = quote.delivery?.state === 'failed' ? quote.delivery : undefined
  // Excludes quotes of erased customers, whose link has ended.
  const isFirst = quote.delivery === null && quote.channel !== null && quote.tokenHash !== null
  if (state !== 'sent' || !(failed || isFirst) || !quote.customer)
    throw apiError('quote/wrong-state', { state })
  const isOther = email !== undefined && email !== quote.customer.email
  const recipient = email ?? quote.customer.email
  if (recipient === undefined) throw apiError('quote/not-sendable', { obstacles: ['no-email'] })
  await countMail(tx, parts, { teamId, senderId: caller.userId, recipient })
  const addressed = isOther ? await changeAddress(tx, quote, { ...quote.customer, email }) : quote
  const sending = (failed?.sending ?? 0) + 1
  const started = await startDelivery(tx, quote, {
    state: 'sending',
    at: at.toISOString(),
    sending,
    ...(failed?.kind && { kind: failed.kind }),
  })
  if (!started) throw new Error('the delivery of a locked quote has changed')
  const row = { ...addressed, ...started }
  await publishQuoteSent(tx, row, caller, team)
  await bumpQuoteRevision(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    after: { sending, ...(isOther && { isOtherAddress: true }) },
  })
  return describeHead(row, today, parts.links)
}

/** Changes the address in the quote's copy of the customer. The record of the customer stays unchanged. */
async function changeAddress(
  tx: Change['tx'],
  quote: QuoteRow,
  customer: NonNullable<QuoteRow['customer']> & { readonly email: string },
): Promise<QuoteRow> {
  const searchText = searchTextOf(quote.number, customer, await listFigures(tx, quote))
  await saveRecipient(tx, quote, customer.email)
  return updateQuote(tx, quote, { quote: { customer, searchText } })
}
