import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import type { CatalogKey } from './drafts/draft-store.ts'

/** How many quotes have prices of a catalog. */
export interface QuotesOfCatalog {
  readonly quotes: number
  readonly hasMore: boolean
}

/** Counts the quotes with prices of a catalog. */
export interface CatalogUses {
  /** Column for a statement that has these columns. It looks at a bounded number of lines. */
  readonly quotesOfCatalog: (teamId: AnyPgColumn, catalogId: AnyPgColumn) => SQL<QuotesOfCatalog>
  /** Returns how many quotes have prices of each version. */
  readonly countQuotes: (
    tx: Transaction,
    catalog: CatalogKey,
    versions: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>
}
