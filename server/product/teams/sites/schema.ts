import type { SiteId, TeamId } from '@costard/contract'
import { integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, product } from '../../schema.ts'
import { placeColumns } from '../shop-schema.ts'
import { teams } from '../schema.ts'

/** Locations of a team, at most 50 (contract). A quote that names one keeps it from being deleted. */
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
    /** See siteNameKey. Null: archived, or named like another one before names were unique. */
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
