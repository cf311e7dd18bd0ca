import type { SiteId, StoredExport, StoredExportId, TeamId } from '@costard/contract'
import { integer, index, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../../schema.ts'
import { teams } from '../../teams/schema.ts'

/** Files made in the background. Their content is in the file store, in parts: see stored-parts.ts. */
export const storedExports = product.table(
  'stored_exports',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    exportId: text('export_id').$type<StoredExportId>().notNull(),
    kind: text('kind').$type<StoredExport['kind']>().notNull(),
    /** First and last day of the period. */
    from: text('from_day').notNull(),
    to: text('to_day').notNull(),
    siteId: text('site_id').$type<SiteId>(),
    state: text('state').$type<StoredExport['state']>().notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    fileName: text('file_name').notNull(),
    size: integer('size'),
    parts: integer('parts').notNull(),
    askedAt: moment('asked_at').notNull(),
    askedBy: text('asked_by').notNull(),
    /** Number of parts; null: not made yet. */
    keptUntil: moment('kept_until'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.exportId] }),
    index('stored_exports_member').on(table.teamId, table.askedBy, table.askedAt),
  ],
)
