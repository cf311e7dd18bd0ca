import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database'
import { countStateChange } from '../quote-counts-store.ts'
import type { QuoteRow } from '../quote-store.ts'
import { quotes } from '../schema.ts'

/**
 * Restores a locked quote if it is archived, since its customer did something. Returns true if it was
 * archived. Reads the state from the quote: the customer may have an earlier revision.
 */
export async function bringBack(
  tx: Transaction,
  { teamId, quoteId, archivedAt }: Pick<QuoteRow, 'teamId' | 'quoteId' | 'archivedAt'>,
): Promise<boolean> {
  if (archivedAt === null) return false
  const { state, validUntil } = quotes
  const [row] = await tx
    .update(quotes)
    .set({ archivedAt: null })
    .where(and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId), isNotNull(quotes.archivedAt)))
    .returning({ teamId: quotes.teamId, state, validUntil, archivedAt: quotes.archivedAt })
  if (row) await countStateChange(tx, { ...row, archivedAt }, row)
  return row !== undefined
}
