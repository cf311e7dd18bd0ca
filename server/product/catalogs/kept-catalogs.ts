import { sql } from 'drizzle-orm'
import type { KeptThings } from '../rows/kept-things.ts'
import { catalogs, catalogVersions } from './schema.ts'

/** Catalogs that count for the limit of a plan. */
export const keptCatalogs: KeptThings = {
  table: catalogs,
  id: catalogs.catalogId,
  counts: sql`${catalogs.archivedAt} is null`,
  oldest: [sql`${catalogs.createdAt}`, sql`${catalogs.position}`, sql`${catalogs.catalogId}`],
  // Name in English, else in any language of the catalog.
  name: sql`(select coalesce(v.summary #>> '{name,en}', (select value from jsonb_each_text(v.summary -> 'name') limit 1))
    from ${catalogVersions} v where v.team_id = "catalogs"."team_id" and v.catalog_id = "catalogs"."catalog_id"
    order by v.version desc limit 1)`,
}
