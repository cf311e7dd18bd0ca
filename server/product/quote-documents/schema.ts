import type { QuoteId, TeamId } from '@costard/contract'
import { foreignKey, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { quoteRevisions } from '../quotes/schema.ts'
import { bytes, moment, product } from '../schema.ts'

/** PDFs of accepted quotes at the time of acceptance: one for each acceptance, never changed. */
export const quoteDocuments = product.table(
  'quote_documents',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    revision: integer('revision').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    /** SHA-256 of the file. */
    fileHash: bytes('file_hash').notNull(),
    file: bytes('file').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.revision, table.acceptedAt] }),
    foreignKey({
      name: 'quote_documents_revision',
      columns: [table.teamId, table.quoteId, table.revision],
      foreignColumns: [quoteRevisions.teamId, quoteRevisions.quoteId, quoteRevisions.revision],
    }),
  ],
)
