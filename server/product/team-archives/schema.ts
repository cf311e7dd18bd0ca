import type { TeamArchive, TeamArchiveId, TeamId } from '@costard/contract'
import { bigint, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Archives of teams. Their content is in the file store, in parts: see archive-store.ts. */
export const teamArchives = product.table(
  'team_archives',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    archiveId: text('archive_id').$type<TeamArchiveId>().notNull(),
    state: text('state').$type<TeamArchive['state']>().notNull(),
    askedAt: moment('asked_at').notNull(),
    askedBy: text('asked_by').notNull(),
    madeAt: moment('made_at'),
    keptUntil: moment('kept_until'),
    size: bigint('size', { mode: 'number' }),
    parts: integer('parts').notNull(),
    quotes: integer('quotes').notNull(),
    customers: integer('customers').notNull(),
    files: integer('files').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.archiveId] })],
)
