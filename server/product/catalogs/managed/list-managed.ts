import type { ManagedCatalog, TeamId } from '@costard/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { describeSchedule } from '../schedules/stored-schedule.ts'
import type { CatalogUses } from '../catalog-uses.ts'
import { catalogParts, catalogs, catalogVersions } from '../schema.ts'

/** Returns all catalogs of a team, including those that quotes cannot use. */
export async function listManaged(
  tx: Transaction,
  { quotesOfCatalog }: Pick<CatalogUses, 'quotesOfCatalog'>,
  teamId: TeamId,
): Promise<Omit<ManagedCatalog, 'isReadOnly'>[]> {
  const changed = tx
    .select({
      catalogId: catalogParts.catalogId,
      count: sql<number>`count(*)::int`.as('count'),
      changedAt: sql<Date>`max(${catalogParts.updatedAt})`.mapWith(catalogParts.updatedAt).as('changed_at'),
    })
    .from(catalogParts)
    .where(eq(catalogParts.teamId, teamId))
    .groupBy(catalogParts.catalogId)
    .as('changed')
  const rows = await tx
    .select({
      catalogId: catalogs.catalogId,
      publishedVersion: catalogs.publishedVersion,
      archivedAt: catalogs.archivedAt,
      schedule: catalogs.schedule,
      publishedAt: catalogVersions.publishedAt,
      summary: catalogVersions.summary,
      changes: changed.count,
      changedAt: changed.changedAt,
      used: quotesOfCatalog(catalogs.teamId, catalogs.catalogId),
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
    .leftJoin(changed, eq(changed.catalogId, catalogs.catalogId))
    .where(eq(catalogs.teamId, teamId))
    .orderBy(asc(catalogs.position), asc(sql`${catalogs.catalogId}`))
  return rows.map(
    ({
      catalogId,
      publishedVersion,
      archivedAt,
      schedule,
      publishedAt,
      summary,
      changes,
      changedAt,
      used,
    }) => ({
      id: catalogId,
      ...summary,
      version: publishedVersion,
      publishedAt: publishedVersion === null ? null : publishedAt.toISOString(),
      archivedAt: archivedAt?.toISOString() ?? null,
      changes: changes ?? 0,
      changedAt: (changedAt ?? publishedAt).toISOString(),
      schedule: schedule && describeSchedule(schedule),
      quotes: used.quotes,
      hasMoreQuotes: used.hasMore,
    }),
  )
}
