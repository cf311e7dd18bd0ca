import type { FileId, LineId, QuoteFile, QuoteId, ShownPhoto, TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { quotes } from '../schema.ts'
import { bytes, moment, product } from '../../schema.ts'
import { teams } from '../../teams/schema.ts'

/**
 * Photos and attachments of quotes. Their content is in the file store, under the key {team id}/{file id}.
 */
export const quoteFiles = product.table(
  'quote_files',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    fileId: text('file_id').$type<FileId>().notNull(),
    lineId: text('line_id').$type<LineId>(),
    questionKey: text('question_key'),
    side: text('side').$type<QuoteFile['side']>().notNull(),
    isForCustomer: boolean('is_for_customer').notNull(),
    isEvidence: boolean('is_evidence').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<QuoteFile['type']>().notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** SHA-256 of the stored content. */
    hash: bytes('hash').notNull(),
    addedAt: moment('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    /** Facts about a photo from a visitor. */
    shown: jsonb('shown').$type<ShownPhoto>(),
    /** Time of removal. The file can be restored until its content is deleted. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.fileId] }),
    index('quote_files_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
    foreignKey({
      name: 'quote_files_quote',
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }),
  ],
)

/** Number of files of a team. */
export const fileCounts = product.table('file_counts', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  count: integer('count').notNull(),
})

/**
 * Keys in the file store to be deleted: added before a file is stored, and in the transaction that deletes
 * its row. No team id: teams are removed too.
 */
export const storedFileRemovals = product.table(
  'stored_file_removals',
  {
    storageKey: text('storage_key').primaryKey(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('stored_file_removals_due').on(table.dueAt)],
)
