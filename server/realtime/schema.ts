import {
  bigint,
  customType,
  index,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** JSON is stored as text: jsonb rejects U+0000 and lone surrogates, which JSON text can escape. */
export const realtimeSchema = pgSchema('realtime')

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** One row per document (the first two keys of a path), locked by its writers. */
export const documents = realtimeSchema.table(
  'documents',
  {
    documentId: bigint('document_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    collection: text('collection').notNull(),
    key: text('key').notNull(),
    /** Number of the last change, counted per document without gaps. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    /** Sum of the lengths of the document's nodes. */
    length: bigint('length', { mode: 'number' }).notNull().default(0),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('documents_collection_key').on(table.collection, table.key),
    index('documents_changed_at').on(table.changedAt),
  ],
)

/** Text that sorts by bytes, so that a subtree is a range of an index. */
const bytesText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Values of documents: leaves and small subtrees. No path is below another path of its document. */
export const nodes = realtimeSchema.table(
  'nodes',
  {
    /** No foreign key: PostgreSQL would check it for every row, and documents are locked anyway. */
    documentId: bigint('document_id', { mode: 'number' }).notNull(),
    /** Path below the document; long keys as hashes. */
    path: bytesText('path').notNull(),
    /** JSON array of the keys, for paths with hashes. */
    keys: text('keys'),
    /** JSON in export form, with its priorities. */
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.path] })],
)

/** Recent changes, which other processes read for their watchers. */
export const changes = realtimeSchema.table(
  'changes',
  {
    documentId: bigint('document_id', { mode: 'number' }).notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** Changed paths with their new values: [keys, value in export form][]; without value if it is long. */
    parts: text('parts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.sequence] }),
    index('changes_changed_at').on(table.changedAt),
  ],
)

/** Deleted accounts, which may no longer write although their tokens are still valid. */
export const closedAccounts = realtimeSchema.table('closed_accounts', {
  userId: text('user_id').primaryKey(),
  closedAt: moment('closed_at').notNull().defaultNow(),
})

/**
 * Writes by the server itself, inserted in the transaction of their change and applied by the write queue.
 */
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
    /** Operations in order: {userId, path, value}[]. */
    operations: text('operations').notNull(),
  },
  (table) => [index('leftovers_process_id').on(table.processId)],
)
