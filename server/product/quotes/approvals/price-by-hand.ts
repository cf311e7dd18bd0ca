import { type LineApproval, type LineId, type Quote, type QuoteId } from '@costard/contract'
import { currencyExponent, neededByHand } from '@costard/pricing'
import { isHeld, priceRequestFor } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { getCatalogs } from '../../catalogs/get-catalogs.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { describeLine, getLine, type LineRow, saveLines } from '../lines/line-store.ts'
import { priceLine } from '../lines/price-line.ts'
import { lockDraft } from '../quote-store.ts'
import { answerTo, requireOthersRequest } from './answer-to.ts'
import { wishAfterChange } from './wish-after-change.ts'
import { saveLinesResult } from '../lines/save-lines-result.ts'

/** The line as seen by the member, with the new prices. */
interface Priced {
  readonly quoteId: QuoteId
  readonly lineId: LineId
  readonly rev: number
  readonly reason: string
  readonly amountMinor?: number | undefined
  readonly services: Readonly<Record<string, number>>
}

/**
 * Sets all prices that the catalog of a line does not have. A release of the line ends, since it was for
 * another amount. Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found,
 * quote/not-priceable, quote/amount-refused, quote/own-request, quote/line-invalid.
 */
export async function priceByHand(
  parts: ProductParts,
  change: Change,
  member: Member,
  { quoteId, lineId, rev, reason, amountMinor: typedMinor, services }: Priced,
): Promise<Quote> {
  const { tx } = change
  const amountMinor = typedMinor ?? null
  const { team, teamId, caller } = member
  const before = await lockDraft(tx, teamId, quoteId, rev)
  const line = await getLine(tx, before, lineId)
  requireOthersRequest(line, caller.userId)
  requirePossible(team.currency, [amountMinor ?? 0, ...Object.values(services)])
  const now = parts.now()
  const catalogOf = await getCatalogs(tx, teamId, [line])
  const document = catalogOf(line)
  const context = { team, customer: before.customer, today: line.pricedOn }
  const described = describeLine(line)
  const request = priceRequestFor(document.pricing, context, described, {
    adjustment: null,
    cashLimitMinor: team.cashLimitMinor,
  })
  const needed = neededByHand(document.pricing, request)
  const isWhole =
    (amountMinor !== null) === needed.amount &&
    new Set([...needed.services, ...Object.keys(services)]).size === needed.services.length &&
    Object.keys(services).length === needed.services.length &&
    (needed.amount || needed.services.length > 0)
  if (!isWhole || line.obstacle === 'questions-open' || line.obstacle === 'device-rejected')
    throw apiError('quote/not-priceable', { ...needed, obstacle: line.obstacle })
  const handPrice = { amountMinor, services, reason, by: caller.userId, at: now.toISOString() }
  const place = { ...line, adjustment: null, handPrice, approval: null }
  const priced = priceLine(context, document, described, place)
  const approval = approvalAfter(line, priced.obstacle, {
    state: 'priced',
    by: caller.userId,
    at: now,
    note: reason,
  })
  await saveLines(tx, before, [{ ...priced, approval }])
  const amounts = [amountMinor, ...Object.values(services)].filter((minor) => minor !== null)
  return saveLinesResult(
    parts,
    change,
    member,
    before,
    { pricedByHand: lineId, amounts: amounts.map(String), reason },
    wishAfterChange(before.sendWhenReleased),
  )
}

/**
 * Returns the approval after pricing. A question stays open if the line, now with a price, has to be
 * released.
 */
function approvalAfter(
  line: LineRow,
  obstacle: LineRow['obstacle'],
  answer: Parameters<typeof answerTo>[1],
): LineApproval | null {
  if (!isHeld(obstacle)) return answerTo(line, answer)
  return line.approval?.state === 'asked' ? line.approval : null
}

/** Throws quote/amount-refused for more than seven digits before the decimal point. */
function requirePossible(currency: string, amounts: readonly number[]): void {
  const maxMinor = 10 ** (7 + currencyExponent(currency)) - 1
  if (amounts.some((minor) => minor > maxMinor)) throw apiError('quote/amount-refused', { maxMinor })
}
