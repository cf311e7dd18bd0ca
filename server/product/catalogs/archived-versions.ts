import type { TeamId } from '@costard/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { StoredFile } from '../rows/stored-files.ts'
import { catalogDocuments, catalogVersions } from './schema.ts'

/** Lists the published versions of all catalogs of a team as JSON files. */
export async function* listVersionFiles(tx: Transaction, teamId: TeamId): AsyncGenerator<StoredFile, void> {
  const { catalogId, version, documentHash } = catalogVersions
  const published = await tx
    .select({ catalogId, version, documentHash })
    .from(catalogVersions)
    .where(eq(catalogVersions.teamId, teamId))
    .orderBy(asc(catalogId), asc(version))
  for (const one of published)
    yield {
      name: `catalogs/${one.catalogId}-version-${one.version}.json`,
      read: async () => {
        const [found] = await tx
          .select({ document: sql<string>`${catalogDocuments.document}::text` })
          .from(catalogDocuments)
          .where(eq(catalogDocuments.documentHash, one.documentHash))
        return found && [new TextEncoder().encode(found.document)]
      },
    }
}
