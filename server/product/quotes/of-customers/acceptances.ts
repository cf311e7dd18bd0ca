import { customerLimits, type QuoteId } from '@costard/contract'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { CustomerKey } from '../../customers/customer-store.ts'
import { quoteRevisions, quotes } from '../schema.ts'
import { isForCustomer } from './erase-in-quotes.ts'

const ofQuote = and(eq(quotes.teamId, quoteRevisions.teamId), eq(quotes.quoteId, quoteRevisions.quoteId))

async function isAcceptedBy(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
): Promise<SQL | undefined> {
  return and(await isForCustomer(tx, key, quoteIds), isNotNull(quoteRevisions.acceptance))
}

/** Returns the first accepted revisions of quotes. */
export async function listAcceptances(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
): Promise<{ readonly number: string }[]> {
  return tx
    .select({ number: quotes.number })
    .from(quoteRevisions)
    .innerJoin(quotes, ofQuote)
    .where(await isAcceptedBy(tx, key, quoteIds))
    .orderBy(asc(quotes.createdAt))
    .limit(customerLimits.maxRetainedListed)
}

export async function countAcceptances(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
): Promise<number> {
  const [counted] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(quoteRevisions)
    .where(await isAcceptedBy(tx, key, quoteIds))
  return counted?.count ?? 0
}

/** Returns the acceptances of quotes: by whom, when and from where. */
export async function listAcceptanceRecords(tx: Transaction, key: CustomerKey, quoteIds: readonly QuoteId[]) {
  return tx
    .select({
      quoteId: quotes.quoteId,
      quoteNumber: quotes.number,
      customer: sql`${quoteRevisions.snapshot} -> 'customer'`,
      acceptance: quoteRevisions.acceptance,
    })
    .from(quoteRevisions)
    .innerJoin(quotes, ofQuote)
    .where(await isAcceptedBy(tx, key, quoteIds))
}
