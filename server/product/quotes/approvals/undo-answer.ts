import type { LineId, Quote, QuoteId } from '@costard/contract'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { getCatalogs } from '../../catalogs/get-catalogs.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { describeLine, getLine, saveLines } from '../lines/line-store.ts'
import { priceLine } from '../lines/price-line.ts'
import { lockDraft } from '../quote-store.ts'
import { saveLinesResult } from '../lines/save-lines-result.ts'

/**
 * Time in which an answer can be undone. Screens offer this for ten seconds; the rest is for slow networks.
 * Milliseconds.
 */
const undoMs = 15_000

/**
 * Undoes an answer that the member gave seconds ago, unless the quote was sent meanwhile: the question is
 * open again. Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found,
 * quote/too-late-to-undo, quote/line-invalid.
 */
export async function undoAnswer(
  parts: ProductParts,
  change: Change,
  member: Member,
  { quoteId, lineId, rev }: { readonly quoteId: QuoteId; readonly lineId: LineId; readonly rev: number },
): Promise<Quote> {
  const { tx } = change
  const { team, teamId, caller } = member
  const before = await lockDraft(tx, teamId, quoteId, rev)
  const line = await getLine(tx, before, lineId)
  const { approval } = line
  const answeredAt = Date.parse(approval?.answeredAt ?? '')
  const isOwn = approval?.answeredBy === caller.userId
  if (!approval || !isOwn || !(parts.now().getTime() - answeredAt <= undoMs))
    throw apiError('quote/too-late-to-undo')
  const catalogOf = await getCatalogs(tx, teamId, [line])
  const pricing = { team, customer: before.customer, today: line.pricedOn }
  const open =
    approval.askedBy === null
      ? null
      : { ...approval, state: 'asked' as const, answeredBy: null, answeredAt: null, note: '' }
  const handPrice = approval.state === 'priced' ? null : line.handPrice
  const place = { ...line, adjustment: null, handPrice, approval: open }
  await saveLines(tx, before, [priceLine(pricing, catalogOf(line), describeLine(line), place)])
  const wish = before.sendWhenReleased && { ...before.sendWhenReleased, state: 'waiting' as const }
  // Without an open question there is no answer to wait for.
  return saveLinesResult(parts, change, member, before, { undone: lineId }, open && wish)
}
