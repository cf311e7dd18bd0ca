import type { QuoteHead, QuoteId } from '@costard/contract'
import { dayIn, isArchivable, stateOn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpQuoteState } from '../bump-quote-revision.ts'
import { describeHead } from '../describe-quote.ts'
import { lockQuote, updateQuote } from '../quote-store.ts'
import { findBinding } from '../revision-store.ts'

/**
 * Archives a quote, removing it from lists and counts of open work, or restores it. `updatedAt` stays, since
 * the retention of the customer and dates on screens depend on it. Throws quote/not-found, quote/changed,
 * quote/wrong-state.
 */
export async function archiveQuote(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  { rev, isArchived }: { readonly rev: number; readonly isArchived: boolean },
): Promise<QuoteHead> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockQuote(tx, teamId, quoteId)
  if (before.rev !== rev) throw apiError('quote/changed', { yours: rev, current: before.rev })
  if (isArchived === (before.archivedAt !== null)) return describeHead(before, today, parts.links)
  const state = stateOn(before.state, before.validUntil, today)
  // An accepted earlier revision is a deal that is still open.
  if (isArchived && (!isArchivable({ ...before, state }) || (await findBinding(tx, before))))
    throw apiError('quote/wrong-state', { state })
  const row = await updateQuote(tx, before, { quote: { archivedAt: isArchived ? at : null } })
  await bumpQuoteState(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { isArchived: !isArchived },
    after: { isArchived, rev: row.rev },
  })
  return describeHead(row, today, parts.links)
}
