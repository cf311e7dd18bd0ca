import { type QuoteHead, type QuoteId, quoteLimits } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { requireRoomForLines } from '../../usage/require-room.ts'
import { bumpQuoteState } from '../bump-quote-revision.ts'
import { describeHead } from '../describe-quote.ts'
import { lockFor } from './lock-for.ts'
import { moveToRevision } from '../quote-store.ts'
import { copyRevision, lastRevision } from '../revision-store.ts'

/**
 * Starts the next revision of a quote: a draft with the same lines. The previous revision stays in force
 * until this one is sent; an accepted one until this one is accepted. Throws quote/not-found, quote/changed,
 * quote/wrong-state, quote/too-many-revisions, quote/too-many, team/full.
 */
export async function reviseQuote(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  quoteId: QuoteId,
  rev: number,
): Promise<QuoteHead> {
  const { team, teamId, caller } = member
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('revise', tx, { teamId, quoteId, rev, today })
  const revision = (await lastRevision(tx, before)) + 1
  if (revision > quoteLimits.maxRevisions)
    throw apiError('quote/too-many-revisions', { max: quoteLimits.maxRevisions })
  await requireRoomForLines(tx, parts, member, { added: before.lineCount, held: before.lineCount })
  const lastDay = validUntil(today, before.validDays)
  await copyRevision(tx, before, { revision, validUntil: lastDay })
  const row = await moveToRevision(tx, before, revision, { updatedAt: at })
  await bumpQuoteState(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state: before.state, revision: before.revision },
    after: { state: row.state, revision: row.revision, rev: row.rev },
  })
  return describeHead(row, today, parts.links)
}
