import { type QuoteHead, type QuoteId, quoteLimits } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpQuoteState } from '../bump-quote-revision.ts'
import { describeHead } from '../describe-quote.ts'
import { lockFor } from './lock-for.ts'
import { updateQuote } from '../quote-store.ts'

/**
 * Sets another last day of a sent quote: today at the earliest, a year from now at the latest. The customer's page
 * shows it at once. Throws quote/not-found, quote/changed, quote/wrong-state, quote/day-refused.
 */
export async function extendQuote(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  { rev, lastDay }: { readonly rev: number; readonly lastDay: string },
): Promise<QuoteHead> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('extend', tx, { teamId, quoteId, rev, today })
  const latest = validUntil(today, quoteLimits.maxValidDays)
  if (lastDay < today || lastDay > latest) throw apiError('quote/day-refused', { earliest: today, latest })
  const row = await updateQuote(tx, before, {
    quote: { updatedAt: at },
    both: { validUntil: lastDay },
  })
  await bumpQuoteState(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { validUntil: before.validUntil },
    after: { validUntil: row.validUntil, rev: row.rev },
  })
  return describeHead(row, today, parts.links)
}
