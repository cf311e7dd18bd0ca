import type { QuoteId, TeamId } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { findQuote, type QuoteRow } from './quote-store.ts'

/** The draft as the caller read it. Throws quote/not-found, quote/wrong-state, quote/changed. */
export async function getDraft(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
  rev: number,
): Promise<QuoteRow> {
  const row = await findQuote(tx, teamId, quoteId)
  if (!row) throw apiError('quote/not-found')
  if (!isAllowed('edit', row.state)) throw apiError('quote/wrong-state', { state: row.state })
  if (row.rev !== rev) throw apiError('quote/changed')
  return row
}
