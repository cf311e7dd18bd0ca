import type { QuoteHead, QuoteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import { findMembers } from '../../teams/memberships/member-store.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpChange } from '../bump-quote-revision.ts'
import { describeHead } from '../describe-quote.ts'
import { lockFor } from './lock-for.ts'
import { updateQuote } from '../quote-store.ts'

/**
 * Assigns a quote to a member of the team. Throws quote/not-found, quote/changed, quote/wrong-state,
 * member/not-found.
 */
export async function assignQuote(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  { rev, memberId }: { readonly rev: number; readonly memberId: string },
): Promise<QuoteHead> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('assign', tx, { teamId, quoteId, rev, today })
  const [found] = await findMembers(tx, teamId, [memberId])
  if (found?.state !== 'active') throw apiError('member/not-found')
  const row = await updateQuote(tx, before, { quote: { assignedTo: memberId, updatedAt: at } })
  await bumpChange(tx, parts, before, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { assignedTo: before.assignedTo ?? before.createdBy },
    after: { assignedTo: memberId, rev: row.rev },
  })
  return describeHead(row, today, parts.links)
}
