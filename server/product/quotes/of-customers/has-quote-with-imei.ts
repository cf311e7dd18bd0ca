import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { quoteLines, quotes } from '../schema.ts'

/** Condition on a customer: a device with this IMEI is on one of their quotes. */
export function hasQuoteWithImei(
  tx: Transaction,
  customer: { readonly teamId: AnyPgColumn; readonly customerId: AnyPgColumn },
  imei: string,
): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(quoteLines)
      .innerJoin(quotes, and(eq(quotes.teamId, quoteLines.teamId), eq(quotes.quoteId, quoteLines.quoteId)))
      .where(
        and(
          eq(quoteLines.teamId, customer.teamId),
          eq(quoteLines.imei, imei),
          eq(quotes.customerId, customer.customerId),
        ),
      ),
  )
}
