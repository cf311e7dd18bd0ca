import type { QuoteHead, QuoteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { describeHead } from '../describe-quote.ts'
import { lockFor } from './lock-for.ts'
import { undoAcceptance } from '../public/undo-acceptance.ts'

/**
 * Undoes an acceptance, even after the last day, as the customer can: the quote is then expired. The
 * acceptance is kept with the reason. Throws quote/not-found, quote/changed, quote/wrong-state,
 * quote/in-progress.
 */
export async function reopenQuote(
  parts: ProductParts,
  change: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  { rev, reason }: { readonly rev: number; readonly reason: string },
): Promise<QuoteHead> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('reopen', change.tx, { teamId, quoteId, rev, today })
  const row = await undoAcceptance(parts, change, before, { by: caller.userId, reason, at })
  return describeHead(row, today, parts.links)
}
