import type { CatalogDocument, CatalogId, TeamId } from '@costard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { catalogs, catalogVersions } from '../schema.ts'

/** Facts about a catalog that do not require its document. */
export interface CatalogFacts {
  readonly catalogId: CatalogId
  readonly kind: CatalogDocument['pricing']['kind']
  readonly name: CatalogDocument['wording']['name']
  readonly isArchived: boolean
}

/** Returns all catalogs of a team, or the one with an id, including unpublished ones. */
export async function listCatalogFacts(
  tx: Transaction,
  teamId: TeamId,
  catalogId?: CatalogId,
): Promise<CatalogFacts[]> {
  const rows = await tx
    .select({
      catalogId: catalogs.catalogId,
      archivedAt: catalogs.archivedAt,
      summary: catalogVersions.summary,
    })
    .from(catalogs)
    .innerJoin(
      catalogVersions,
      and(
        eq(catalogVersions.teamId, catalogs.teamId),
        eq(catalogVersions.catalogId, catalogs.catalogId),
        eq(catalogVersions.version, sql`coalesce(${catalogs.publishedVersion}, 0)`),
      ),
    )
    .where(
      and(
        eq(catalogs.teamId, teamId),
        catalogId === undefined ? undefined : eq(catalogs.catalogId, catalogId),
      ),
    )
  return rows.map(({ summary: { kind, name }, archivedAt, ...row }) => ({
    ...row,
    kind,
    name,
    isArchived: archivedAt !== null,
  }))
}
