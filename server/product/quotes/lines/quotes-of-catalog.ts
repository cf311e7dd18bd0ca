import { catalogLimits } from '@costard/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isNoTrial } from '../trial-store.ts'
import { quoteLines } from '../schema.ts'

/** How many quotes have prices of a catalog. */
export interface QuotesOfCatalog {
  readonly quotes: number
  readonly hasMore: boolean
}

/**
 * Returns a column that counts them. It looks at a bounded number of lines by their index, so that a list of catalogs
 * stays fast for a team with a million quotes.
 */
export function quotesOfCatalog(teamId: AnyPgColumn, catalogId: AnyPgColumn): SQL<QuotesOfCatalog> {
  const most = sql.raw(String(catalogLimits.maxCountedLines))
  return sql<QuotesOfCatalog>`(
    select json_build_object('quotes', count(distinct counted.quote_id), 'hasMore', count(*) >= ${most})
    from (
      select ${quoteLines.quoteId} from ${quoteLines}
      where ${quoteLines.teamId} = ${teamId} and ${quoteLines.catalogId} = ${catalogId} and ${isNoTrial(teamId)}
      limit ${most}
    ) as counted
  )`
}
