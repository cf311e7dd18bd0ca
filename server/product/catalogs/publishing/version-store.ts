import type { PublishedVersion } from '@costard/contract'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { CatalogKey } from '../drafts/draft-store.ts'
import type { CatalogUses } from '../catalog-uses.ts'
import { catalogVersions } from '../schema.ts'

/** Returns published versions, latest first. before: only versions before this one. */
export async function listVersions(
  tx: Transaction,
  { countQuotes }: Pick<CatalogUses, 'countQuotes'>,
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
