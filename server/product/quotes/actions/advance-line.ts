import type { LineId, Quote, QuoteId } from '@costard/contract'
import {
  dayIn,
  fulfilmentNews,
  type FulfilmentState,
  isFinal,
  leadsTo,
  nextFulfilments,
  standsAt,
} from '@costard/quotes'
import { apiError } from '../../api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { publishNews } from '../quote-news.ts'
import type { RecordPurchase } from '../paid-device.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/member.ts'
import { bumpChange } from '../bump-quote-revision.ts'
import { describeQuote } from '../describe-quote.ts'
import { listFulfilments, saveFulfilment } from '../lines/fulfilment-store.ts'
import { getLine } from '../lines/line-store.ts'
import { lockFor } from '../lock-for.ts'
import { updateQuote } from '../quote-store.ts'
import { settledMinorOf } from '../settled-minor.ts'
import { readContent } from '../read-content.ts'

/**
 * Records what happened to the device of an accepted line. The quote is completed when all its lines are.
 * Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found, and
 * what recordPurchase throws.
 */
export async function advanceLine(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  {
    quoteId,
    lineId,
    rev,
    to,
    note,
  }: {
    readonly quoteId: QuoteId
    readonly lineId: LineId
    readonly rev: number
    readonly to: FulfilmentState
    readonly note: string
  },
  recordPurchase: RecordPurchase,
): Promise<Quote> {
  const { team, teamId, caller, seesCosts } = member
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('complete', tx, { teamId, quoteId, rev, today })
  const { kind, fulfilment } = await getLine(tx, before, lineId)
  if (!fulfilment) throw apiError('quote/line-not-found', { lineId })
  if (!nextFulfilments(kind, fulfilment).includes(to))
    throw apiError('quote/wrong-state', { state: fulfilment.state })
  const earlier = stepsOf(await listFulfilments(tx, before))
  const held = to === 'onHold' ? { heldFrom: fulfilment.state } : {}
  await saveFulfilment(tx, before, lineId, {
    state: to,
    at: at.toISOString(),
    by: caller.userId,
    note,
    ...held,
  })
  if (kind === 'buy' && to === 'paid') await recordPurchase(tx, { member, quote: before, lineId, at })
  const lines = await listFulfilments(tx, before)
  const isCompleted = lines.every((line) => !line.fulfilment || isFinal(line.kind, line.fulfilment.state))
  const row = await updateQuote(tx, before, {
    quote: { updatedAt: at, ...(isCompleted && { settledMinor: await settledMinorOf(tx, before, lines) }) },
    ...(isCompleted && { both: { state: leadsTo.complete } }),
  })
  await publishNews(tx, before, fulfilmentNews(earlier, stepsOf(lines)))
  await bumpChange(tx, parts, before, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state: before.state, fulfilment: fulfilment.state },
    after: { state: row.state, rev: row.rev, lineId, fulfilment: to },
  })
  return describeQuote(row, await readContent(tx, row, { seesCosts }), today, parts.links)
}

function stepsOf(lines: Awaited<ReturnType<typeof listFulfilments>>) {
  return lines.flatMap(({ kind, fulfilment }) => (fulfilment ? [{ kind, state: standsAt(fulfilment) }] : []))
}
