import type { EditQuote, QuoteHead, QuoteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { revisionNotices } from '../../bump-revisions.ts'
import type { CheckedCall } from '../../checked-call.ts'
import type { ProductParts } from '../../parts.ts'
import { describeHead } from '../describe-quote.ts'
import { type Terms, updateTerms } from './terms-store.ts'

const fields = ['letCustomerChoose', 'note', 'validDays'] as const

/**
 * Edits the terms of a draft in one statement, without pricing or counting. Returns undefined, with nothing
 * changed, if there is no such draft with this `rev`, or if the edit needs a transaction.
 */
export async function editTerms(
  { database, documents, links, now }: Pick<ProductParts, 'database' | 'documents' | 'links' | 'now'>,
  { member, soleEntry }: Pick<CheckedCall, 'member' | 'soleEntry'>,
  quoteId: QuoteId,
  { rev, ...terms }: Terms & Pick<EditQuote, 'rev'>,
): Promise<QuoteHead | undefined> {
  const { team, teamId, caller } = member
  const { inStatement } = documents
  // The statement adds the amounts from the row.
  const edited = fields.filter((field) => terms[field] !== undefined)
  const before = { rev }
  const entry = soleEntry({ teamId, entity: 'quote', entityId: quoteId, before, after: { edited } })
  if (!inStatement || !entry) return undefined
  const updatedAt = now()
  const today = dayIn(team.timeZone, updatedAt)
  const notices = inStatement.parameterOf(revisionNotices(teamId, { quotes: quoteId }, caller.userId))
  const row = await updateTerms(database.orm, {
    teamId,
    quoteId,
    rev,
    terms,
    today,
    updatedAt,
    entry,
    notices,
  })
  if (!row) return undefined
  inStatement.committed()
  return describeHead(row, today, links)
}
