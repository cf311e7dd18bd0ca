import { catalogLimits } from '@costard/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import type { QuotesOfCatalog } from '../../catalogs/catalog-uses.ts'
import type { CatalogKey } from '../../catalogs/drafts/draft-store.ts'
import { quoteLines } from '../schema.ts'
import { isNoTrial } from '../drafts/trial-store.ts'

/**
 * Returns a column that counts the quotes of a catalog. Looks at a bounded number of lines by their index, so
 * that a list of catalogs stays fast for a team with a million quotes.
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

/** Returns the number of quotes with prices of each version of a catalog. */
export async function countQuotesOfVersions(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  versions: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (versions.length === 0) return new Map()
  const rows = await tx
    .select({
      version: quoteLines.catalogVersion,
      quotes: sql<number>`count(distinct ${quoteLines.quoteId})::int`,
    })
    .from(quoteLines)
    .where(
      and(
        eq(quoteLines.teamId, teamId),
        eq(quoteLines.catalogId, catalogId),
        inArray(quoteLines.catalogVersion, [...versions]),
        isNoTrial(teamId),
      ),
    )
    .groupBy(quoteLines.catalogVersion)
  return new Map(rows.map(({ version, quotes }) => [version, quotes]))
}
