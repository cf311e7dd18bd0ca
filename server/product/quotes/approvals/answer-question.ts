import { type LineId, type Quote, type QuoteId } from '@costard/contract'
import { isHeld, waitsForColleague } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { getCatalogs } from '../../catalogs/get-catalogs.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { describeLine, getLine, type LineRow, saveApproval, saveLines } from '../lines/line-store.ts'
import { priceLine } from '../lines/price-line.ts'
import { lockDraft, type QuoteRow } from '../quote-store.ts'
import type { LineAdjustment } from '../schema.ts'
import { answerTo, requireOthersLine, requireOthersRequest } from './answer-to.ts'
import { wishAfterChange } from './wish-after-change.ts'
import { saveLinesResult } from '../lines/save-lines-result.ts'

/** The line as seen by the member. */
interface Answered {
  readonly quoteId: QuoteId
  readonly lineId: LineId
  readonly rev: number
  readonly note: string
}

/**
 * Releases a held line, optionally with another amount within the limit of the member.
 * Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found, quote/not-held, quote/own-request,
 * quote/own-line, quote/over-limit, quote/line-invalid.
 */
export async function releaseLine(
  parts: ProductParts,
  change: Change,
  member: Member,
  { amountMinor, ...answered }: Answered & { readonly amountMinor?: number | undefined },
): Promise<Quote> {
  const { tx } = change
  const { team, caller, maxAdjustBp } = member
  const { before, line } = await lockWaiting(change, member, answered)
  if (!isHeld(line.obstacle)) throw apiError('quote/not-held')
  await requireOthersLine(tx, member, before, line)
  const approval = answerTo(line, { ...answered, state: 'released', by: caller.userId, at: parts.now() })
  const adjustment =
    amountMinor === undefined
      ? line.adjustment
      : adjustmentTo(amountMinor, line, {
          reason: answered.note,
          by: caller.userId,
          maxAdjustBp,
        })
  const catalogOf = await getCatalogs(tx, member.teamId, [line])
  // Keep the date of the price: the member has seen the price of this date.
  const pricing = { team, customer: before.customer, today: line.pricedOn }
  const priced = priceLine(pricing, catalogOf(line), describeLine(line), { ...line, adjustment, approval })
  if (amountMinor !== undefined && priced.result.approval.includes('adjustmentLimit'))
    throw apiError('quote/over-limit', { maxAdjustBp })
  await saveLines(tx, before, [priced])
  const isChanged = priced.netMinor !== line.netMinor
  const wish = isChanged ? wishAfterChange(before.sendWhenReleased) : before.sendWhenReleased
  return saveLinesResult(parts, change, member, before, { released: line.lineId }, wish)
}

/**
 * Refuses to release or price a line. Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found,
 * quote/not-held, quote/own-request.
 */
export async function refuseLine(
  parts: ProductParts,
  change: Change,
  member: Member,
  answered: Answered,
): Promise<Quote> {
  const { before, line } = await lockWaiting(change, member, answered)
  const at = parts.now()
  const approval = answerTo(line, { ...answered, state: 'refused', by: member.caller.userId, at })
  await saveApproval(change.tx, before, [line.lineId], approval)
  return saveLinesResult(parts, change, member, before, { refused: line.lineId })
}

/**
 * Returns a line that waits for a colleague, locked with its draft; the member must not have asked the
 * question.
 */
async function lockWaiting(
  { tx }: Change,
  { teamId, caller }: Member,
  { quoteId, lineId, rev }: Answered,
): Promise<{ readonly before: QuoteRow; readonly line: LineRow }> {
  const before = await lockDraft(tx, teamId, quoteId, rev)
  const line = await getLine(tx, before, lineId)
  if (!waitsForColleague(line.obstacle)) throw apiError('quote/not-held')
  requireOthersRequest(line, caller.userId)
  return { before, line }
}

/** Returns the difference from the computed amount of the line. */
function adjustmentTo(
  amountMinor: number,
  { result }: LineRow,
  author: Omit<LineAdjustment, 'amountMinor'>,
): LineAdjustment | null {
  const computed = result.amountMinor - result.adjustmentMinor
  return amountMinor === computed ? null : { ...author, amountMinor: amountMinor - computed }
}
