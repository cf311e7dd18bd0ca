import type { Quote } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { describeQuote } from '../quotes/describe-quote.ts'
import { saveFulfilment } from '../quotes/lines/fulfilment-store.ts'
import { updateQuote } from '../quotes/quote-store.ts'
import { readContent } from '../quotes/lines/read-content.ts'
import type { Member } from '../teams/memberships/member.ts'
import type { LineKey } from '../quotes/counter-offer-rows/counter-offer-store.ts'
import { inspectLine } from './inspect-line.ts'
import { lockInspected } from './lock-inspected.ts'

/**
 * Ends an inspection at the accepted price. If the findings would lower the price, the member has to give a
 * reason. Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found,
 * counter/reason-needed.
 */
export async function settleLine(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller, seesCosts }: Member,
  {
    quoteId,
    lineId,
    rev,
    reason,
  }: Omit<LineKey, 'teamId'> & { readonly rev: number; readonly reason: string },
): Promise<Quote> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const { quote, line, inspection } = await lockInspected(tx, { teamId, quoteId, lineId, rev, today })
  // A repair continues without settling: its device is not bought.
  if (line.kind !== 'buy') throw apiError('quote/wrong-state', { state: line.fulfilment?.state })
  const { result } = await inspectLine(tx, team, quote, line, inspection)
  const isLess = result.paid.newMinor < result.paid.acceptedMinor
  if (isLess && reason === '') throw apiError('counter/reason-needed')
  const matched = { state: 'matched' as const, at: at.toISOString(), by: caller.userId, note: reason }
  await saveFulfilment(tx, quote, lineId, matched)
  const row = await updateQuote(tx, quote, { quote: { updatedAt: at } })
  await bumpQuoteRevision(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { fulfilment: 'inspecting' },
    after: {
      rev: row.rev,
      lineId,
      fulfilment: 'matched',
      ...(isLess && { paidAnyway: true, foundMinor: result.paid.newMinor }),
    },
  })
  return describeQuote(row, await readContent(tx, row, { seesCosts }), today, parts.links)
}
