import { bigint, boolean, index, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** JSON is stored as text: jsonb rejects U+0000 and lone surrogates, which JSON text can escape. */
export const realtimeSchema = pgSchema('realtime')

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** One row, locked FOR UPDATE by every writer, so that all writes are serialised. */
export const lane = realtimeSchema.table('lane', {
  only: boolean('only').primaryKey(),
  /** Sequence of the last change. */
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
})

/** The tree, one row per document (its first two keys). An empty document has no row. */
export const documents = realtimeSchema.table(
  'documents',
  {
    collection: text('collection').notNull(),
    key: text('key').notNull(),
    /** In export form, with its priorities. */
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.key] })],
)

/** The change log that every process reads to notify its watchers. Numbered without gaps; pruned by age. */
export const changes = realtimeSchema.table(
  'changes',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** Changed paths with their new values: [keys, value in export form][]. */
    parts: text('parts').notNull(),
  },
  (table) => [index('changes_changed_at').on(table.changedAt)],
)

/** Writes of the server itself, inserted in the transaction they belong to and applied by the write queue. */
export const news = realtimeSchema.table('news', {
  newsId: bigint('news_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  path: text('path').notNull(),
  value: text('value').notNull(),
})

/** Heartbeats of the processes that serve connections. */
export const processes = realtimeSchema.table('processes', {
  processId: text('process_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
})

/** onDisconnect writes of open connections. */
export const leftovers = realtimeSchema.table(
  'leftovers',
  {
    session: text('session').primaryKey(),
    processId: text('process_id').notNull(),
    /** In order: {userId, path, value}[]. */
    operations: text('operations').notNull(),
  },
  (table) => [index('leftovers_process_id').on(table.processId)],
)
