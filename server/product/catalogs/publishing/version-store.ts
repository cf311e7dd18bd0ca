import type { PublishedVersion } from '@costard/contract'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteLines } from '../../quotes/schema.ts'
import { isNoTrial } from '../../quotes/trial-store.ts'
import type { CatalogKey } from '../drafts/draft-store.ts'
import { catalogVersions } from '../schema.ts'

/** Returns published versions, latest first. before: only earlier ones. */
export async function listVersions(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<PublishedVersion[]> {
  const rows = await tx
    .select({
      version: catalogVersions.version,
      publishedAt: catalogVersions.publishedAt,
      publishedBy: catalogVersions.publishedBy,
      note: catalogVersions.note,
      summary: catalogVersions.summary,
    })
    .from(catalogVersions)
    .where(
      and(
        eq(catalogVersions.teamId, teamId),
        eq(catalogVersions.catalogId, catalogId),
        gt(catalogVersions.version, 0),
        before === undefined ? undefined : lt(catalogVersions.version, before),
      ),
    )
    .orderBy(desc(catalogVersions.version))
    .limit(limit)
  const quotes = await countQuotes(
    tx,
    { teamId, catalogId },
    rows.map(({ version }) => version),
  )
  return rows.map(({ version, publishedAt, summary: { models, questions }, ...row }) => ({
    ...row,
    version,
    publishedAt: publishedAt.toISOString(),
    models,
    questions,
    quotes: quotes.get(version) ?? 0,
  }))
}

async function countQuotes(
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
