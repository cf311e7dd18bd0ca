import type { AnswerChannel, LineId, Quote, QuoteToken } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { counterStatement } from '@costard/templates'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import type { AcceptanceEvidence } from '../quotes/public/acceptance-evidence.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { describeQuote } from '../quotes/describe-quote.ts'
import { saveFulfilment } from '../quotes/lines/fulfilment-store.ts'
import { getLine } from '../quotes/lines/line-store.ts'
import { lockFor } from '../quotes/actions/lock-for.ts'
import { lockByToken } from '../quotes/public/public-quote.ts'
import { type QuoteRow, updateQuote } from '../quotes/quote-store.ts'
import { readContent } from '../quotes/lines/read-content.ts'
import { standingMinorOf } from '../quotes/deals/settled-minor.ts'
import type { Member } from '../teams/memberships/member.ts'
import {
  type CounterOfferRow,
  endCounterOffer,
  getCounterOffer,
  type LineKey,
} from '../quotes/counter-offer-rows/counter-offer-store.ts'
import type { StoredCounterAnswer } from '../quotes/counter-offer-rows/schema.ts'

export type CounterAnswer = 'accepted' | 'declined'

/**
 * Records the answer of a customer on their page. A second answer changes nothing: the page shows the first.
 * Throws quote/not-found, quote/wrong-state, counter/over.
 */
export async function answerAsCustomer(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  change: Change,
  token: QuoteToken,
  {
    lineId,
    answer,
    name,
  }: { readonly lineId: LineId; readonly answer: CounterAnswer; readonly name: string },
  evidence: AcceptanceEvidence,
): Promise<void> {
  const at = parts.now()
  const { quote, team } = await lockByToken(change.tx, token)
  if (quote.state !== 'accepted') throw apiError('quote/wrong-state', { state: quote.state })
  const offer = await getCounterOffer(change.tx, { ...keyOf(quote), lineId })
  if (offer.state !== 'sent') return
  requireInTime(offer, dayIn(team.timeZone, at))
  const statement = counterStatement({
    language: quote.language,
    country: team.country,
    currency: quote.currency,
    content: offer.content,
  })
  await recordCounterAnswer(parts, change, quote, offer, answer, {
    at: at.toISOString(),
    name,
    ...(answer === 'accepted' && { statement }),
    ...evidence,
  })
}

/**
 * Answers on behalf of the customer. Throws quote/not-found, quote/changed, quote/wrong-state,
 * quote/line-not-found, counter/over.
 */
export async function answerForCustomer(
  parts: ProductParts,
  change: Change,
  { team, teamId, caller, seesCosts }: Member,
  {
    quoteId,
    lineId,
    rev,
    answer,
    channel,
    note,
  }: Omit<LineKey, 'teamId'> & {
    readonly rev: number
    readonly answer: CounterAnswer
    readonly channel: AnswerChannel
    readonly note: string
  },
): Promise<Quote> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const quote = await lockFor('complete', change.tx, { teamId, quoteId, rev, today })
  await getLine(change.tx, quote, lineId)
  const offer = await getCounterOffer(change.tx, { teamId, quoteId, lineId })
  if (offer.state !== 'sent') throw apiError('quote/wrong-state', { state: offer.state })
  requireInTime(offer, today)
  const row = await recordCounterAnswer(
    parts,
    change,
    quote,
    offer,
    answer,
    { at: at.toISOString(), onBehalf: { by: caller.userId, channel, note } },
    caller.userId,
  )
  return describeQuote(row, await readContent(change.tx, row, { seesCosts }), today, parts.links)
}

/**
 * Records the answer to an open counter-offer of a locked quote. by: the member who answers on behalf of the
 * customer, else null.
 */
async function recordCounterAnswer(
  parts: Pick<ProductParts, 'documents'>,
  { tx, record }: Change,
  quote: QuoteRow,
  { lineId, content }: CounterOfferRow,
  state: CounterAnswer,
  answer: StoredCounterAnswer,
  by: string | null = null,
): Promise<QuoteRow> {
  const { teamId, quoteId } = quote
  await endCounterOffer(tx, { teamId, quoteId, lineId }, state, answer)
  const to = state === 'accepted' ? 'counterAccepted' : 'counterDeclined'
  await saveFulfilment(tx, quote, lineId, { state: to, at: answer.at, by, note: answer.onBehalf?.note ?? '' })
  const row = await updateQuote(tx, quote, {
    quote: { updatedAt: new Date(answer.at), settledMinor: await standingMinorOf(tx, quote) },
  })
  await bumpQuoteRevision(tx, parts, row, by)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { fulfilment: 'counterOffered' },
    after: { rev: row.rev, lineId, fulfilment: to, newMinor: Math.abs(content.newMinor) },
  })
  return row
}

function requireInTime({ answerBy }: CounterOfferRow, today: string): void {
  if (today > answerBy) throw apiError('counter/over', { answerBy })
}

function keyOf({ teamId, quoteId }: QuoteRow): Pick<LineKey, 'teamId' | 'quoteId'> {
  return { teamId, quoteId }
}
