import type { Quote } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import type { Change } from '../../audit/recorded-change.ts'
import type { AuditedFields } from '../../audit/audited-fields.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/member.ts'
import { bumpChange } from '../bump-quote-revision.ts'
import { describeQuote } from '../describe-quote.ts'
import { type QuoteRow, updateQuote } from '../quote-store.ts'
import { readContent } from '../read-content.ts'
import { listFigures } from './line-store.ts'
import { draftStateOf, figuresOf } from './quote-figures.ts'

/** Writes what changed lines mean for their draft, tells screens, and returns it. after: for the audit log. */
export async function saveLinesResult(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  before: QuoteRow,
  after: AuditedFields,
): Promise<Quote> {
  const updatedAt = parts.now()
  const today = dayIn(team.timeZone, updatedAt)
  const lines = await listFigures(tx, before)
  const row = await updateQuote(tx, before, {
    quote: { updatedAt },
    both: { state: draftStateOf(lines), validUntil: validUntil(today, before.validDays) },
    revision: figuresOf(lines),
  })
  await bumpChange(tx, parts, before, row, caller.userId)
  const { quoteId, netMinor, state } = before
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { state, netMinor },
    after: { state: row.state, rev: row.rev, netMinor: row.netMinor, ...after },
  })
  return describeQuote(row, await readContent(tx, row), today, parts.links)
}
