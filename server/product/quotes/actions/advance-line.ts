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
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { publishNews } from '../quote-news.ts'
import type { RecordPurchase } from '../deals/paid-device.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpChange } from '../bump-quote-revision.ts'
import { describeQuote } from '../describe-quote.ts'
import { listFulfilments, saveFulfilment } from '../lines/fulfilment-store.ts'
import { getLine } from '../lines/line-store.ts'
import { lockFor } from './lock-for.ts'
import { type QuoteRow, updateQuote } from '../quote-store.ts'
import { standingMinorOf } from '../deals/settled-minor.ts'
import { readContent } from '../lines/read-content.ts'

interface Step {
  readonly quoteId: QuoteId
  readonly lineId: LineId
  readonly rev: number
  readonly to: FulfilmentState
  readonly note: string
}

/** Like advanceLine, and returns the quote for the member. */
export async function advanceShownLine(
  parts: ProductParts,
  change: Change,
  member: Member,
  step: Step,
  recordPurchase: RecordPurchase,
): Promise<Quote> {
  const row = await advanceLine(parts, change, member, step, recordPurchase)
  const content = await readContent(change.tx, row, member)
  return describeQuote(row, content, dayIn(member.team.timeZone, parts.now()), parts.links)
}

/**
 * Records a step of the device of an accepted line. The quote is completed when all its lines are. Throws
 * quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found, and errors of recordPurchase.
 */
export async function advanceLine(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  { quoteId, lineId, rev, to, note }: Step,
  recordPurchase: RecordPurchase,
): Promise<QuoteRow> {
  const { team, teamId, caller } = member
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('complete', tx, { teamId, quoteId, rev, today })
  const { kind, fulfilment } = await getLine(tx, before, lineId)
  if (!fulfilment) throw apiError('quote/line-not-found', { lineId })
  if (!nextFulfilments(kind, fulfilment).includes(to))
    throw apiError('quote/wrong-state', { state: fulfilment.state })
  const held = to === 'onHold' ? { heldFrom: fulfilment.state } : {}
  const reached = { state: to, at: at.toISOString(), by: caller.userId, note, ...held }
  await saveFulfilment(tx, before, lineId, reached)
  if (kind === 'buy' && to === 'paid') await recordPurchase(tx, { member, quote: before, lineId, at })
  const lines = await listFulfilments(tx, before)
  const earlier = lines.map((line) => (line.lineId === lineId ? { ...line, fulfilment } : line))
  const isCompleted = lines.every((line) => !line.fulfilment || isFinal(line.kind, line.fulfilment.state))
  const row = await updateQuote(tx, before, {
    quote: { updatedAt: at, settledMinor: await standingMinorOf(tx, before, lines) },
    ...(isCompleted && { both: { state: leadsTo.complete } }),
  })
  await publishNews(tx, before, fulfilmentNews(stepsOf(earlier), stepsOf(lines)))
  await bumpChange(tx, parts, before, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state: before.state, fulfilment: fulfilment.state },
    after: { state: row.state, rev: row.rev, lineId, fulfilment: to },
  })
  return row
}

function stepsOf(lines: Awaited<ReturnType<typeof listFulfilments>>) {
  return lines.flatMap(({ kind, fulfilment }) => (fulfilment ? [{ kind, state: standsAt(fulfilment) }] : []))
}
