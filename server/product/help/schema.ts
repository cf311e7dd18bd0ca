import type { Language } from '@costard/contract'
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { product } from '../schema.ts'

/** Numbers of helpful and unhelpful ratings per help answer. The reader is not stored. */
export const helpRatings = product.table(
  'help_ratings',
  {
    uid: text('uid').notNull(),
    language: text('language').$type<Language>().notNull(),
    ofUse: integer('of_use').notNull(),
    ofNoUse: integer('of_no_use').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.language] })],
)
