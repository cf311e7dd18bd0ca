import { type CatalogId, textIn } from '@costard/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FindNames } from '../rows/find-names.ts'
import { catalogs, catalogVersions } from './schema.ts'

/** Finds the names of catalogs by their newest version; null: never published. */
export const catalogNames: FindNames = async (tx, { teamId, language }, ids) => {
  const { catalogId } = catalogs
  const found = await tx
    .selectDistinctOn([catalogId], { id: catalogId, summary: catalogVersions.summary })
    .from(catalogs)
    .leftJoin(
      catalogVersions,
      and(eq(catalogVersions.teamId, catalogs.teamId), eq(catalogVersions.catalogId, catalogId)),
    )
    .where(and(eq(catalogs.teamId, teamId), inArray(catalogId, ids as readonly CatalogId[])))
    .orderBy(catalogId, desc(catalogVersions.version))
  return new Map(found.map(({ id, summary }) => [id, summary && textIn(language, summary.name)]))
}
