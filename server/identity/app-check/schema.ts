import { index, text, timestamp } from 'drizzle-orm/pg-core'
import { identitySchema } from '../schema.ts'

/** Challenges that a token was given for, until nobody could hand them in again. */
export const usedChallenges = identitySchema.table(
  'used_challenges',
  {
    /** Each challenge has its own, since each has its own nonce. */
    signature: text('signature').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('used_challenges_expires_at').on(table.expiresAt)],
)
