import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { quotes } from '../schema.ts'

/**
 * SQL of quotes that keep a customer from being erased: changed since a moment, or open (an offer, or an
 * incomplete deal).
 */
export function keepingQuotes(
  tx: Transaction,
  customer: { readonly teamId: AnyPgColumn; readonly customerId: AnyPgColumn },
  { since, today }: { readonly since: SQL; readonly today: string },
) {
  return tx
    .select({ one: sql`1` })
    .from(quotes)
    .where(
      and(
        eq(quotes.teamId, customer.teamId),
        eq(quotes.customerId, customer.customerId),
        or(
          sql`${quotes.updatedAt} >= ${since}`,
          eq(quotes.state, 'accepted'),
          sql`(${quotes.state} = 'sent' and ${quotes.validUntil} >= ${today})`,
        ),
      ),
    )
}
