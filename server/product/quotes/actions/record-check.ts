import type { CheckKind, CheckResult, LineId, Quote, QuoteId } from '@costard/contract'
import { dayIn, stateOn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpQuoteRevision } from '../bump-quote-revision.ts'
import { describeQuote } from '../describe-quote.ts'
import { addLaterChecks } from '../lines/checks/later-checks-store.ts'
import { getLine } from '../lines/line-store.ts'
import { lockQuote, updateQuote } from '../quote-store.ts'
import { readContent } from '../lines/read-content.ts'

/**
 * Records a manual check by a member after the quote was sent. Throws quote/not-found, quote/changed,
 * quote/wrong-state, quote/line-not-found.
 */
export async function recordCheck(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller, seesCosts }: Member,
  {
    quoteId,
    lineId,
    rev,
    kind,
    result,
    reference,
  }: {
    readonly quoteId: QuoteId
    readonly lineId: LineId
    readonly rev: number
    readonly kind: CheckKind
    readonly result: CheckResult
    readonly reference?: string | undefined
  },
): Promise<Quote> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockQuote(tx, teamId, quoteId)
  // Checks can be recorded after the last day: a member may still accept the quote then.
  if (before.state !== 'sent')
    throw apiError('quote/wrong-state', { state: stateOn(before.state, before.validUntil, today) })
  if (before.rev !== rev) throw apiError('quote/changed', { yours: rev, current: before.rev })
  const line = await getLine(tx, before, lineId)
  const check = {
    kind,
    result,
    provider: 'manual' as const,
    at: at.toISOString(),
    ...(reference && { reference }),
    by: caller.userId,
  }
  await addLaterChecks(tx, line, [check])
  const row = await updateQuote(tx, before, { quote: { updatedAt: at } })
  await bumpQuoteRevision(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    after: { rev: row.rev, lineId, check: kind, result },
  })
  return describeQuote(row, await readContent(tx, row, { seesCosts }), today, parts.links)
}
