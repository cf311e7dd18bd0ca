import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { quotes } from '../schema.ts'

/** SQL condition on a site: there are quotes for it. */
export function hasQuotes(
  tx: Transaction,
  site: { readonly teamId: AnyPgColumn; readonly siteId: AnyPgColumn },
): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(quotes)
      .where(and(eq(quotes.teamId, site.teamId), eq(quotes.siteId, site.siteId))),
  )
}
