import type { MovedColumn, QuoteColumn, QuoteViewId, TeamId } from '@costard/contract'
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Saved filters of the list of quotes: personal, or shared with the team. */
export const quoteViews = product.table(
  'quote_views',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    viewId: text('view_id').$type<QuoteViewId>().notNull(),
    rev: integer('rev').notNull(),
    name: text('name').notNull(),
    /** Filters, as the query string of the list. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.viewId] }),
    index('quote_views_author').on(table.teamId, table.createdBy),
  ],
)

/** Settings of a person for the list of quotes. */
export const quoteColumns = product.table(
  'quote_columns',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    userId: text('user_id').notNull(),
    hidden: jsonb('hidden').$type<readonly QuoteColumn[]>().notNull(),
    /** Columns in the order chosen by the person; others follow in the default order. */
    order: jsonb('column_order').$type<readonly MovedColumn[]>().notNull().default([]),
    isCompact: boolean('is_compact').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
)
