import type { LineId, Purchase, Quote, QuoteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../../../calls/api-error.ts'
import type { Change } from '../../../audit/recorded-change.ts'
import { getCatalogs } from '../../../catalogs/get-catalogs.ts'
import { isUnchanged } from '../../../rows/is-unchanged.ts'
import type { ProductParts } from '../../../parts.ts'
import type { Member } from '../../../teams/memberships/member.ts'
import { describeQuote } from '../../describe-quote.ts'
import { lockDraft } from '../../quote-store.ts'
import { readContent } from '../read-content.ts'
import { describeLine, getLine, saveLines } from '../line-store.ts'
import { priceLine } from '../price-line.ts'
import { saveLinesResult } from '../save-lines-result.ts'

/**
 * Sets the purchase price of the devices of a sale. A release ends if the price is below cost, which its
 * author could not know. Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-not-found,
 * quote/not-on-margin, quote/line-invalid.
 */
export async function savePurchase(
  parts: ProductParts,
  change: Change,
  member: Member,
  {
    quoteId,
    lineId,
    rev,
    purchase,
  }: {
    readonly quoteId: QuoteId
    readonly lineId: LineId
    readonly rev: number
    readonly purchase: Purchase | null
  },
): Promise<Quote> {
  const { tx } = change
  const { team, teamId } = member
  const before = await lockDraft(tx, teamId, quoteId, rev)
  const line = await getLine(tx, before, lineId)
  if (line.kind !== 'sell' || !team.marginScheme) throw apiError('quote/not-on-margin')
  if (isUnchanged(line, { purchase }))
    return describeQuote(
      before,
      await readContent(tx, before, member),
      dayIn(team.timeZone, parts.now()),
      parts.links,
    )
  const catalogOf = await getCatalogs(tx, teamId, [line])
  const pricing = { team, customer: before.customer, today: line.pricedOn }
  const priceWith = (approval: typeof line.approval) =>
    priceLine(pricing, catalogOf(line), describeLine(line), { ...line, purchase, approval })
  const priced = priceWith(line.approval)
  const isBelowCost = ({ result }: Pick<typeof line, 'result'>) => result.approval.includes('belowCost')
  await saveLines(tx, before, [isBelowCost(priced) && !isBelowCost(line) ? priceWith(null) : priced])
  // Omit the amount: members without the right to see costs read the audit log too.
  const after = { purchaseOf: lineId, isStated: purchase !== null }
  return saveLinesResult(parts, change, member, before, after, before.sendWhenReleased)
}
