import { bigint, boolean, index, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** JSON is kept as text: jsonb can not hold U+0000 or half a surrogate pair, which JSON text writes escaped. */
export const realtimeSchema = pgSchema('realtime')

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** One row, locked by whoever writes: all writes happen in one order. */
export const lane = realtimeSchema.table('lane', {
  only: boolean('only').primaryKey(),
  /** Number of the last change. */
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
})

/** The tree, cut below the second key. A document without a value has no row. */
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

/** What every process has yet to tell its watchers. Numbered without gaps; old ones are removed. */
export const changes = realtimeSchema.table(
  'changes',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** Places with what stands there now: [keys, value in export form][]. */
    parts: text('parts').notNull(),
  },
  (table) => [index('changes_changed_at').on(table.changedAt)],
)

/** What the server itself has to write, put here in the transaction that it is about, and taken up by the lane. */
export const news = realtimeSchema.table('news', {
  newsId: bigint('news_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  path: text('path').notNull(),
  value: text('value').notNull(),
})

/** Processes that serve connections. */
export const processes = realtimeSchema.table('processes', {
  processId: text('process_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
})

/** What is to be written when a connection ends. */
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
