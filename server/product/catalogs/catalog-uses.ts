import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import type { CatalogKey } from './drafts/draft-store.ts'

/** Number of quotes with prices of a catalog. */
export interface QuotesOfCatalog {
  readonly quotes: number
  readonly hasMore: boolean
}

/** Counts the quotes with prices of a catalog. */
export interface CatalogUses {
  /**
   * SQL column that counts quotes, for a statement with the given columns. Looks at a bounded number of
   * lines.
   */
  readonly quotesOfCatalog: (teamId: AnyPgColumn, catalogId: AnyPgColumn) => SQL<QuotesOfCatalog>
  /** Returns the number of quotes with prices of each version. */
  readonly countQuotes: (
    tx: Transaction,
    catalog: CatalogKey,
    versions: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>
}
