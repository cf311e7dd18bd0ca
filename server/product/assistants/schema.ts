import type { ApiKeyId, TeamId } from '@costard/contract'
import { boolean, foreignKey, index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { apiKeys } from '../api-keys/schema.ts'
import { bytes, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/**
 * Clients that have registered (RFC 7591). They have no secret: PKCE binds a code to the client that asked.
 */
export const oauthClients = product.table('oauth_clients', {
  clientId: text('client_id').primaryKey(),
  name: text('name').notNull(),
  redirectUris: text('redirect_uris').array().notNull(),
  createdAt: moment('created_at').notNull(),
  /** Time of the newest connection; null: no member has allowed the client. */
  allowedAt: moment('allowed_at'),
})

/**
 * Data of a connected assistant besides its row in api_keys, which has the scopes, the member and the current
 * access token. Codes and tokens are stored as SHA-256.
 */
export const assistantGrants = product.table(
  'assistant_grants',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    keyId: text('key_id').$type<ApiKeyId>().notNull(),
    clientId: text('client_id').notNull(),
    /** Host shown for the assistant. */
    host: text('host').notNull(),
    isLocal: boolean('is_local').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeHash: bytes('code_hash').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    /** null: the code has not been exchanged. */
    codeUsedAt: moment('code_used_at'),
    /**
     * Hash of the part shared by all refresh tokens of the grant; distinguishes a used token from an unknown
     * one.
     */
    familyHash: bytes('family_hash'),
    /** The newest refresh token. */
    refreshHash: bytes('refresh_hash'),
    refreshExpiresAt: moment('refresh_expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.keyId] }),
    foreignKey({
      name: 'assistant_grants_key',
      columns: [table.teamId, table.keyId],
      foreignColumns: [apiKeys.teamId, apiKeys.keyId],
    }),
    uniqueIndex('assistant_grants_code').on(table.codeHash),
    uniqueIndex('assistant_grants_family').on(table.familyHash),
    index('assistant_grants_expiry').on(table.codeExpiresAt),
  ],
)

/**
 * Requests of members who may not connect an assistant under the rules of the team; one per member and
 * client.
 */
export const assistantAsks = product.table(
  'assistant_asks',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    askId: text('ask_id').$type<ApiKeyId>().notNull(),
    userId: text('user_id').notNull(),
    clientId: text('client_id').notNull(),
    name: text('name').notNull(),
    host: text('host').notNull(),
    isLocal: boolean('is_local').notNull(),
    askedAt: moment('asked_at').notNull(),
    state: text('state').$type<'waiting' | 'allowed' | 'refused'>().notNull(),
    /** Member who answered; null: waiting. */
    answeredBy: text('answered_by'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.askId] }),
    uniqueIndex('assistant_asks_member').on(table.teamId, table.userId, table.clientId),
    index('assistant_asks_age').on(table.askedAt),
  ],
)
