import type { PricePoint } from '@costard/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { CatalogKey } from '../drafts/draft-store.ts'
import { catalogDocuments, catalogVersions } from '../schema.ts'

/**
 * Returns the price of a variant in each published version, oldest first, from the version in force at
 * `since`. grade: '' for the best grade; otherwise a grade with its own amount.
 */
export async function ownCourse(
  tx: Transaction,
  { teamId, catalogId }: CatalogKey,
  { variantId, grade }: { readonly variantId: string; readonly grade: string },
  { since, maxVersions }: { readonly since: Date; readonly maxVersions: number },
): Promise<PricePoint[]> {
  const { publishedAt, version, documentHash } = catalogVersions
  const amount =
    grade === '' ? sql`found.variant -> 'priceMinor'` : sql`found.variant -> 'gradeAmounts' -> ${grade}::text`
  // The database extracts the variant, since documents are large.
  const minor = sql<number | null>`(select (${amount})::text::numeric::int
    from (select jsonb_path_query_first(${catalogDocuments.document},
      '$.pricing.models[*].variants[*] ? (@.id == $id)', jsonb_build_object('id', ${variantId}::text)) as variant) found
    where jsonb_typeof(${amount}) = 'number')`
  const rows = await tx
    .select({ at: publishedAt, minor })
    .from(catalogVersions)
    .innerJoin(catalogDocuments, eq(catalogDocuments.documentHash, documentHash))
    .where(and(eq(catalogVersions.teamId, teamId), eq(catalogVersions.catalogId, catalogId)))
    .orderBy(desc(version))
    .limit(maxVersions)
  const points = rows.map((row) => ({ at: row.at.toISOString(), minor: row.minor })).toReversed()
  const first = points.findLastIndex(({ at }) => Date.parse(at) <= since.getTime())
  return points.slice(Math.max(0, first))
}
