import {
  type CatalogDocument,
  type CatalogId,
  type CatalogSummary,
  type TeamId,
  unlistedCatalog,
  countryTaxes,
  firstUnlistedVersion,
  taxesForKind,
  unlistedKindOf,
} from '@costard/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { catalogDocuments, catalogs, catalogVersions } from './schema.ts'
import { findTeam } from '../teams/team-store.ts'
import { saveDocuments } from './catalog-document-store.ts'
import { DocumentCache } from './document-cache.ts'
import { catalogDocument, storedVersion } from './shared-document.ts'
import { findUnlistedTaxes, followTaxes, listUnlistedTaxes } from './unlisted-taxes.ts'

export interface Publication {
  readonly teamId: TeamId
  readonly publishedBy: string
  readonly publishedAt: Date
}

/** Number of catalogs of a team that are not archived. */
export function countCatalogs(tx: Transaction, teamId: TeamId): Promise<number> {
  return tx.$count(catalogs, and(eq(catalogs.teamId, teamId), isNull(catalogs.archivedAt)))
}

/** Inserts catalogs with their first version published. */
export async function insertPublishedCatalogs(
  tx: Transaction,
  { teamId, publishedBy, publishedAt }: Publication,
  documents: readonly CatalogDocument[],
): Promise<void> {
  if (documents.length === 0) return
  await tx.insert(catalogs).values(
    documents.map(({ pricing }, position) => ({
      teamId,
      catalogId: pricing.id,
      publishedVersion: pricing.version,
      position,
      createdAt: publishedAt,
    })),
  )
  const stored = documents.map(storedVersion)
  await saveDocuments(tx, stored)
  await tx.insert(catalogVersions).values(
    stored.map(({ catalogId, version, documentHash, summary }) => ({
      teamId,
      catalogId,
      version,
      documentHash,
      publishedAt,
      publishedBy,
      summary,
    })),
  )
  await followTaxes(tx, teamId, documents)
}

/**
 * Returns a version of a catalog, by default the published one. document: null if this version does not
 * exist.
 */
export async function findCatalog(
  tx: Transaction,
  teamId: TeamId,
  catalogId: CatalogId,
  version?: number,
): Promise<{ readonly document: CatalogDocument | null } | undefined> {
  const unlisted = unlistedKindOf(catalogId)
  if (unlisted) return findUnlisted(tx, teamId, unlisted, version)
  // Documents are large and immutable, so they are cached; only the version is queried.
  const [found] = await versionQuery(tx).execute({ teamId, catalogId, version: version ?? null })
  if (!found) return undefined
  if (found.version === null || found.publishedAt === null) return { document: null }
  const { version: number, publishedAt } = found
  return { document: await findDocument(tx, { teamId, catalogId, version: number, publishedAt }) }
}

/** Returns the document of a found version; null if removed meanwhile. */
export async function findDocument(
  tx: Transaction,
  {
    teamId,
    catalogId,
    version,
    publishedAt,
  }: {
    readonly teamId: TeamId
    readonly catalogId: CatalogId
    readonly version: number
    readonly publishedAt: Date
  },
): Promise<CatalogDocument | null> {
  const key = JSON.stringify([teamId, catalogId, version, publishedAt])
  const known = documents.get(key)
  if (known) return known
  const document = await readDocument(tx, teamId, catalogId, version)
  if (document) documents.set(key, document, document)
  return document
}

/** Returns the catalog of unlisted devices, generated from the settings of the team instead of stored. */
async function findUnlisted(
  tx: Transaction,
  teamId: TeamId,
  kind: CatalogDocument['pricing']['kind'],
  version: number | undefined,
): Promise<{ readonly document: CatalogDocument | null } | undefined> {
  const team = await findTeam(tx, teamId)
  if (!team) return undefined
  const first = { version: firstUnlistedVersion, ...countryTaxes(team) }
  const taxes =
    version === undefined
      ? taxesForKind(kind, await listUnlistedTaxes(tx, [teamId]), team)
      : version === firstUnlistedVersion
        ? first
        : await findUnlistedTaxes(tx, teamId, version)
  return { document: taxes ? unlistedCatalog(kind, team.currency, taxes) : null }
}

const versionQuery = memoizeByOwner((tx: Transaction) =>
  tx
    .select({ version: catalogVersions.version, publishedAt: catalogVersions.publishedAt })
    .from(catalogs)
    .leftJoin(
      catalogVersions,
      and(
        eq(catalogVersions.teamId, catalogs.teamId),
        eq(catalogVersions.catalogId, catalogs.catalogId),
        eq(
          catalogVersions.version,
          sql`coalesce(${sql.placeholder('version')}::int, case when ${catalogs.archivedAt} is null then ${catalogs.publishedVersion} end)`,
        ),
      ),
    )
    .where(
      and(
        eq(catalogs.teamId, sql.placeholder('teamId')),
        eq(catalogs.catalogId, sql.placeholder('catalogId')),
      ),
    )
    .prepare('product_find_catalog_version'),
)

/** Maximum variants in the cache: those of a few hundred catalogs. */
const documents = new DocumentCache(100_000)

async function readDocument(
  tx: Transaction,
  teamId: TeamId,
  catalogId: CatalogId,
  version: number,
): Promise<CatalogDocument | null> {
  const [row] = await tx
    .select({ document: catalogDocuments.document })
    .from(catalogVersions)
    .innerJoin(catalogDocuments, eq(catalogDocuments.documentHash, catalogVersions.documentHash))
    .where(
      and(
        eq(catalogVersions.teamId, teamId),
        eq(catalogVersions.catalogId, catalogId),
        eq(catalogVersions.version, version),
      ),
    )
  return row ? catalogDocument(row.document, { catalogId, version }) : null
}

/** Returns the SHA-256 of a version's document; undefined if this version does not exist. */
export async function findDocumentHash(
  tx: Transaction,
  teamId: TeamId,
  catalogId: CatalogId,
  version: number,
): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ documentHash: catalogVersions.documentHash })
    .from(catalogVersions)
    .where(
      and(
        eq(catalogVersions.teamId, teamId),
        eq(catalogVersions.catalogId, catalogId),
        eq(catalogVersions.version, version),
      ),
    )
  return row?.documentHash
}

/** Inserts a version of an existing catalog. */
export async function insertVersion(
  tx: Transaction,
  { teamId, publishedBy, publishedAt, note }: Publication & { readonly note: string },
  document: CatalogDocument,
): Promise<void> {
  const stored = storedVersion(document)
  await saveDocuments(tx, [stored])
  const { catalogId, version, documentHash, summary } = stored
  await tx
    .insert(catalogVersions)
    .values({ teamId, catalogId, version, documentHash, publishedAt, publishedBy, note, summary })
  if (version > 0) await followTaxes(tx, teamId, [document])
}

export async function listCatalogs(tx: Transaction, teamId: TeamId): Promise<CatalogSummary[]> {
  const rows = await tx
    .select({
      catalogId: catalogs.catalogId,
      version: catalogVersions.version,
      publishedAt: catalogVersions.publishedAt,
      summary: catalogVersions.summary,
    })
    .from(catalogs)
    .innerJoin(
      catalogVersions,
      and(
        eq(catalogVersions.teamId, catalogs.teamId),
        eq(catalogVersions.catalogId, catalogs.catalogId),
        eq(catalogVersions.version, catalogs.publishedVersion),
      ),
    )
    .where(and(eq(catalogs.teamId, teamId), isNull(catalogs.archivedAt)))
    .orderBy(asc(catalogs.position), asc(sql`${catalogs.catalogId}`))
  return rows.map(({ catalogId, version, publishedAt, summary }) => ({
    id: catalogId,
    ...summary,
    version,
    publishedAt: publishedAt.toISOString(),
  }))
}
