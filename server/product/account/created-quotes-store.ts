import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quotes } from '../quotes/schema.ts'
import { teamIdsOf } from '../teams/membership-store.ts'

/** Returns the ids of the quotes a user created in their current teams, newest first. */
export async function listCreatedQuoteKeys(tx: Transaction, userId: string): Promise<string[]> {
  // One text: 100,000 rows would be mapped in one go, which blocks the process. Ids have letters and digits only.
  const [row] = await tx
    .select({
      ids: sql<
        string | null
      >`string_agg(${quotes.quoteId}, ',' order by ${quotes.createdAt} desc, ${quotes.quoteId})`,
    })
    .from(quotes)
    .where(and(inArray(quotes.teamId, teamIdsOf(tx, userId)), eq(quotes.createdBy, userId)))
  return row?.ids?.split(',') ?? []
}

/** Returns those of these quotes, newest first, with device names only. */
export async function listCreatedQuotes(tx: Transaction, userId: string, quoteIds: readonly string[]) {
  return tx
    .select({
      teamId: quotes.teamId,
      quoteId: quotes.quoteId,
      number: quotes.number,
      state: quotes.state,
      devices: sql<string[]>`jsonb_path_query_array(${quotes.lines}, '$[*].device.name')`,
      currency: quotes.currency,
      netMinor: quotes.netMinor,
      note: quotes.note,
      createdAt: quotes.createdAt,
      updatedAt: quotes.updatedAt,
      sentAt: quotes.sentAt,
    })
    .from(quotes)
    .where(
      and(
        inArray(quotes.teamId, teamIdsOf(tx, userId)),
        inArray(quotes.quoteId, [...quoteIds]),
        eq(quotes.createdBy, userId),
      ),
    )
    .orderBy(desc(quotes.createdAt), quotes.quoteId)
}
