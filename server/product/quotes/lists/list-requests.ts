import type { QuoteId, TeamId } from '@costard/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteLines, quotes } from '../schema.ts'

/** Returns current facts about requested quotes, oldest first; deleted quotes are left out. */
export function listRequests(tx: Transaction, teamId: TeamId, quoteIds: readonly QuoteId[]) {
  const device = tx
    .select({ name: quoteLines.deviceName })
    .from(quoteLines)
    .where(
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
      ),
    )
    .orderBy(asc(quoteLines.position))
    .limit(1)
  return tx
    .select({
      quoteId: quotes.quoteId,
      number: quotes.number,
      state: quotes.state,
      customer: quotes.customer,
      device: sql<string>`coalesce((${device}), '')`,
    })
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), inArray(quotes.quoteId, [...quoteIds])))
    .orderBy(asc(quotes.createdAt), asc(quotes.number))
}
