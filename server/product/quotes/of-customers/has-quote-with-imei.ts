import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { quoteLines, quotes } from '../schema.ts'

/** SQL condition on a customer: one of the customer's quotes has a device with this IMEI. */
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
