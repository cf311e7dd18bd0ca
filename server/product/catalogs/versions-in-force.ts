import { type CatalogId, type TeamId, unlistedKindOf } from '@costard/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'

/** Period in which a version of a catalog was in force. */
export interface TimeInForce {
  readonly from: Date
  /** Time at which a newer version was published, or the catalog archived; null: still in force. */
  readonly to: Date | null
}

/**
 * Returns the periods in which versions were in force. Catalogs of unlisted devices are generated from
 * settings and have no periods.
 */
export async function listTimesInForce(
  tx: Transaction,
  teamId: TeamId,
  refs: readonly { readonly catalogId: CatalogId; readonly catalogVersion: number }[],
): Promise<readonly TimeInForce[]> {
  const wanted = new Map(
    refs
      .filter(({ catalogId }) => !unlistedKindOf(catalogId))
      .map((ref) => [`${ref.catalogId} ${ref.catalogVersion}`, ref]),
  )
  if (wanted.size === 0) return []
  const pairs = [...wanted.values()].map(
    ({ catalogId, catalogVersion }) => sql`(${catalogId}, ${catalogVersion}::int)`,
  )
  const { rows } = await tx.execute<{ from: string; to: string | null }>(sql`
    select one.published_at::text as "from", least(
        (select min(newer.published_at) from product.catalog_versions newer
          where newer.team_id = one.team_id and newer.catalog_id = one.catalog_id and newer.version > one.version),
        catalog.archived_at)::text as "to"
    from product.catalog_versions one
    join product.catalogs catalog on catalog.team_id = one.team_id and catalog.catalog_id = one.catalog_id
    where one.team_id = ${teamId} and (one.catalog_id, one.version) in (${sql.join(pairs, sql`, `)})`)
  return rows.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) }))
}
