import { pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const secretsSchema = pgSchema('secrets')

/** What the program made up for itself once, under the key of the sealer. */
export const secret = secretsSchema.table('secret', {
  name: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
