import type { QuoteId, TeamId } from '@costard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quotes } from '../schema.ts'

/** Returns the numbers of quotes of a team by id. */
export async function quoteNumbers(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<ReadonlyMap<QuoteId, string>> {
  const rows = await tx
    .select({ quoteId: quotes.quoteId, number: quotes.number })
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), inArray(quotes.quoteId, [...new Set(quoteIds)])))
  return new Map(rows.map(({ quoteId, number }) => [quoteId, number]))
}
