import type { SiteId, TeamId } from '@costard/contract'
import { integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, product } from '../../schema.ts'
import { placeColumns } from '../shop-schema.ts'
import { teams } from '../schema.ts'

/** Locations of a team, at most 50 (contract). A site with quotes cannot be deleted. */
export const sites = product.table(
  'sites',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    siteId: text('site_id').$type<SiteId>().notNull(),
    rev: integer('rev').notNull(),
    name: text('name').notNull(),
    /** Result of siteNameKey. Null: archived, or named like another site before names were unique. */
    nameKey: text('name_key'),
    ...placeColumns,
    archivedAt: moment('archived_at'),
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.siteId] }),
    unique('sites_name').on(table.teamId, table.nameKey),
  ],
)
