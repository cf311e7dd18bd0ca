import { may, type QuoteHead, type QuoteId } from '@costard/contract'
import { dayIn, isAllowed, leadsTo, stateOn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { describeHead } from '../describe-quote.ts'
import { requireUntouched } from '../lines/fulfilment-store.ts'
import { lockQuote, type QuoteRow, updateQuote } from '../quote-store.ts'
import { deleteRevision, findBinding } from '../revision-store.ts'
import { returnToRevision } from './return-to-revision.ts'

/**
 * Cancels a quote, or only its newest revision: the draft of a revision is deleted, and a revision sent after
 * an accepted one is dropped, so that the earlier one is the newest again. Cancelling an accepted quote
 * requires quote.override. Throws quote/not-found, quote/changed, quote/wrong-state, team/not-allowed,
 * quote/in-progress, and errors of saveCustomer.
 */
export async function cancelQuote(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
  { rev, reason }: { readonly rev: number; readonly reason: string },
): Promise<QuoteHead> {
  const { tx, record } = change
  const { team, teamId, caller } = member
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockQuote(tx, teamId, quoteId)
  const binding = await findBinding(tx, before)
  const state = stateOn(before.state, before.validUntil, today)
  if (!isAllowed(binding ? 'dropRevision' : 'cancel', state)) throw apiError('quote/wrong-state', { state })
  if (before.rev !== rev) throw apiError('quote/changed', { yours: rev, current: before.rev })
  if (before.state === 'accepted') {
    if (!may(member, 'quote.override')) throw apiError('team/not-allowed')
    await requireUntouched(tx, before)
  }
  const cancellation = { at: at.toISOString(), by: caller.userId, reason }
  const cancel = (): Promise<QuoteRow> =>
    updateQuote(tx, before, {
      quote: { updatedAt: at },
      both: { state: leadsTo.cancel },
      revision: { cancellation },
    })
  const isDraft = isAllowed('edit', before.state)
  const isReturn = binding !== undefined || (isDraft && before.revision > 1)
  const given = isReturn && (isDraft || before.state === 'declined') ? before : await cancel()
  const revision = binding?.revision ?? before.revision - 1
  const row = isReturn ? await returnToRevision(parts, change, member, given, { revision, at }) : given
  if (isReturn && isDraft) await deleteRevision(tx, before)
  const customers = isReturn ? [before.customerId, row.customerId].filter((id) => id !== null) : []
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
