import type { Transaction } from '#database'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { QuoteRow } from './quote-store.ts'

/** Increments the `quotes` revision of the quote's team. by: see bumpRevisions. */
export function bumpQuoteRevision(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  { teamId, quoteId }: Pick<QuoteRow, 'teamId' | 'quoteId'>,
  by: string | null,
): Promise<void> {
  return bumpRevisions(tx, parts, teamId, { quotes: quoteId }, by)
}

/** Like bumpQuoteRevision, for a quote whose state may have changed. */
export function bumpChange(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  before: Counted,
  row: QuoteRow,
  by: string,
): Promise<void> {
  return (countsDiffer(before, row) ? bumpQuoteState : bumpQuoteRevision)(tx, parts, row, by)
}

type Counted = Pick<QuoteRow, 'state' | 'archivedAt' | 'toReleaseSince' | 'toPriceSince'>

/** True if this change of a quote changes the counts of lists. */
export function countsDiffer(before: Counted, after: Counted): boolean {
  return (
    before.state !== after.state ||
    (before.archivedAt === null) !== (after.archivedAt === null) ||
    (before.toReleaseSince === null) !== (after.toReleaseSince === null) ||
    (before.toPriceSince === null) !== (after.toPriceSince === null)
  )
}

/** Like bumpQuoteRevision, for a quote whose state has changed, and with it the counts of its team. */
export function bumpQuoteState(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  { teamId, quoteId }: Pick<QuoteRow, 'teamId' | 'quoteId'>,
  by: string | null,
): Promise<void> {
  return bumpRevisions(tx, parts, teamId, { quotes: quoteId, quoteCounts: quoteId }, by)
}
