import type { TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { noteChange } from '../note-change.ts'
import type { ProductParts } from '../parts.ts'
import type { QuoteRow } from './quote-store.ts'

/** Tells the team of a quote that it changed. by: as noteChange. */
export function noteQuoteChange(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  { teamId, quoteId }: Pick<QuoteRow, 'teamId' | 'quoteId'>,
  by: string | null,
): Promise<void> {
  // The team's id was written by addTeam.
  return noteChange(tx, parts, teamId as TeamId, { quotes: quoteId }, by)
}
