import type { QuoteId } from '@costard/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { isCurrent } from '../quote-store.ts'
import { quoteLines, quoteRevisions, quotes } from '../schema.ts'
import { teamIdsOf } from '../../teams/memberships/membership-store.ts'

/** Returns the ids of the quotes that a user created in their current teams, newest first. */
export async function listCreatedQuoteKeys(tx: Transaction, userId: string): Promise<QuoteId[]> {
  // Read as one text: mapping 100,000 rows in one go would block the process. Ids consist of letters and
  // digits only.
  const [row] = await tx
    .select({
      ids: sql<
        string | null
      >`string_agg(${quotes.quoteId}, ',' order by ${quotes.createdAt} desc, ${quotes.quoteId})`,
    })
    .from(quotes)
    .where(and(inArray(quotes.teamId, teamIdsOf(tx, userId)), eq(quotes.createdBy, userId)))
  return (row?.ids?.split(',') ?? []) as QuoteId[] // the type of the column
}

/** Returns the quotes with these ids, newest first, with device names only. */
export async function listCreatedQuotes(tx: Transaction, userId: string, quoteIds: readonly QuoteId[]) {
  const deviceNames = tx
    .select({ name: quoteLines.deviceName })
    .from(quoteLines)
    .where(
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
      ),
    )
    .orderBy(quoteLines.position)
  return tx
    .select({
      teamId: quotes.teamId,
      quoteId: quotes.quoteId,
      number: quotes.number,
      state: quotes.state,
      devices: sql<string[]>`array(${deviceNames})`,
      currency: quotes.currency,
      netMinor: quoteRevisions.netMinor,
      note: quoteRevisions.note,
      createdAt: quotes.createdAt,
      updatedAt: quotes.updatedAt,
      sentAt: quoteRevisions.sentAt,
    })
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .where(
      and(
        inArray(quotes.teamId, teamIdsOf(tx, userId)),
        inArray(quotes.quoteId, [...quoteIds]),
        eq(quotes.createdBy, userId),
      ),
    )
    .orderBy(desc(quotes.createdAt), quotes.quoteId)
}
