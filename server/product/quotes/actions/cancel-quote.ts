import { may, type QuoteHead, type QuoteId } from '@costard/contract'
import { dayIn, leadsTo } from '@costard/quotes'
import { apiError } from '../../api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/member.ts'
import { describeHead } from '../describe-quote.ts'
import { requireUntouched } from '../lines/fulfilment-store.ts'
import { lockFor } from '../lock-for.ts'
import { type QuoteRow, updateQuote } from '../quote-store.ts'
import { cancelAccepted, hasAccepted } from '../revision-store.ts'
import { discardRevision } from './discard-revision.ts'

/**
 * Ends a quote for good. A draft that revises an earlier revision is deleted instead, and that revision is the newest
 * again. Where the newest revision or one before was accepted, both end, which needs quote.override.
 * Throws quote/not-found, quote/changed, quote/wrong-state, team/not-allowed, quote/in-progress, and what saveCustomer throws.
 */
export async function cancelQuote(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller, role }: Member,
  quoteId: QuoteId,
  { rev, reason }: { readonly rev: number; readonly reason: string },
): Promise<QuoteHead> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('cancel', tx, { teamId, quoteId, rev, today })
  const isDiscarded = isRevisionDraft(before)
  const isBinding = before.state === 'accepted' || (!isDiscarded && (await hasAccepted(tx, before)))
  if (isBinding && !may(role, 'quote.override')) throw apiError('team/not-allowed')
  if (before.state === 'accepted') await requireUntouched(tx, before)
  const cancellation = { at: at.toISOString(), by: caller.userId, reason }
  if (isBinding) await cancelAccepted(tx, before, cancellation)
  const row = isDiscarded
    ? await discardRevision(parts, { tx }, { teamId, caller }, before, at)
    : await updateQuote(tx, before, {
        quote: { updatedAt: at },
        both: { state: leadsTo.cancel },
        revision: { cancellation },
      })
  const customers = isDiscarded ? [before.customerId, row.customerId].filter((id) => id !== null) : []
  const changed = { quotes: quoteId, quoteCounts: quoteId, customers: [...new Set(customers)] }
  await bumpRevisions(tx, parts, teamId, changed, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state: before.state, revision: before.revision },
    after: { state: row.state, revision: row.revision, rev: row.rev },
  })
  return describeHead(row, today, parts.links)
}

function isRevisionDraft({ state, revision }: QuoteRow): boolean {
  return revision > 1 && (state === 'draft' || state === 'pendingApproval')
}
