import type { TeamId } from '@costard/contract'
import { boolean, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment, product } from '../schema.ts'

/** Answers of calls with an idempotency key. Kept for 24 hours, those of lasting keys for 15 days. */
export const idempotencyKeys = product.table(
  'idempotency_keys',
  {
    /**
     * Caller: `user:` and the id, `key:` and the id of the API key, or `quote:` and the hash of the link's
     * token.
     */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the operation and its input. */
    requestHash: bytes('request_hash').notNull(),
    /** Null inside the transaction that writes the answer, and after its erasure. */
    answer: jsonb('answer'),
    /** Team that the call changed; null: none. */
    teamId: text('team_id').$type<TeamId>(),
    /** True if the answer had data of a customer erased since. */
    isErased: boolean('is_erased').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
    index('idempotency_keys_team').on(table.teamId),
  ],
)
