import type { Quote } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { publish } from '#outbox'
import type { Change } from '../../audit/recorded-change.ts'
import type { AuditedFields } from '../../audit/audited-fields.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpChange } from '../bump-quote-revision.ts'
import { describeQuote } from '../describe-quote.ts'
import { type QuoteRow, updateQuote } from '../quote-store.ts'
import type { SendWhenReleased } from '../schema.ts'
import { quoteReleased } from '../approvals/quote-released.ts'
import { readContent } from './read-content.ts'
import { listTaxedFigures } from './line-store.ts'
import { draftStateOf, figuresOf, waitingOf } from './quote-figures.ts'

/**
 * Writes the results of changed lines to their draft, notifies screens, and returns the draft. A draft marked
 * "send when released" is sent once no question is open. after: fields for the audit log. wish: the mark
 * after the change.
 */
export async function saveLinesResult(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  before: QuoteRow,
  after: AuditedFields,
  wish: SendWhenReleased | null = null,
): Promise<Quote> {
  const { team, teamId, caller } = member
  const updatedAt = parts.now()
  const today = dayIn(team.timeZone, updatedAt)
  const lines = await listTaxedFigures(tx, before, team)
  const state = draftStateOf(lines)
  const row = await updateQuote(tx, before, {
    quote: { updatedAt, ...waitingOf(lines, before, updatedAt), sendWhenReleased: wish },
    both: { state, validUntil: validUntil(today, before.validDays) },
    revision: figuresOf(lines, team),
  })
  await bumpChange(tx, parts, before, row, caller.userId)
  const { quoteId, netMinor } = before
  if (wish?.state === 'waiting' && state === 'draft') await publish(tx, quoteReleased, { teamId, quoteId })
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state: before.state, netMinor },
    after: { state: row.state, rev: row.rev, netMinor: row.netMinor, ...after },
  })
  return describeQuote(row, await readContent(tx, row, member), today, parts.links)
}
