import { index, text, timestamp } from 'drizzle-orm/pg-core'
import { identitySchema } from '../schema.ts'

/** Challenges already exchanged for a token, stored until they have expired in every process. */
export const usedChallenges = identitySchema.table(
  'used_challenges',
  {
    /** Signature of the challenge; unique, since each challenge has its own nonce. */
    signature: text('signature').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('used_challenges_expires_at').on(table.expiresAt)],
)
