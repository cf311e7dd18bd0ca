import type { ApiKeyId, ApiScope, AssistantScope, TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/**
 * API keys, and the rights of assistants connected by OAuth. Revoked keys are kept for the names in the audit
 * log.
 */
export const apiKeys = product.table(
  'api_keys',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    keyId: text('key_id').$type<ApiKeyId>().notNull(),
    /** `assistant`: created by consent; its token is only for /mcp and is replaced each hour. */
    kind: text('kind').$type<'key' | 'assistant'>().notNull().default('key'),
    name: text('name').notNull(),
    /** The first characters of the token. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the token, which is random and not stored. */
    tokenHash: bytes('token_hash').notNull(),
    scopes: text('scopes').array().$type<(ApiScope | AssistantScope)[]>().notNull(),
    /** Sites whose pages may read answers to the key: exact origins, as browsers send them. */
    origins: text('origins')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Member whose permissions, at the time of each call, limit the key. */
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    /** Time of the last use, to the minute. */
    lastUsedAt: moment('last_used_at'),
    /**
     * Owner or admin who allowed the creator to connect the assistant; null: the rule of the team allows it.
     */
    approvedBy: text('approved_by'),
    /** True if an assistant has used the key. */
    isAssistants: boolean('is_assistants').notNull().default(false),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.keyId] }),
    uniqueIndex('api_keys_token').on(table.tokenHash),
    index('api_keys_creator').on(table.teamId, table.createdBy),
    index('api_keys_origins')
      .using('gin', table.origins)
      .where(sql`revoked_at is null and origins <> '{}'`),
  ],
)
