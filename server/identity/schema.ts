import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const identitySchema = pgSchema('identity')

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Accounts. Deletion removes the row. */
export const users = identitySchema.table(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower-cased. */
    email: text('email'),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    passwordHash: text('password_hash'),
    /** Set when a sign-in by link removed the password, until a new one is set. */
    passwordRemovedAt: moment('password_removed_at'),
    /** True after a sign-in by an e-mailed link, or if such a link is the only sign-in method. */
    usesEmailLink: boolean('uses_email_link').notNull().default(false),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Id tokens issued before this moment are invalid. Whole seconds. */
    validSince: moment('valid_since').notNull(),
    /**
     * Moment at which the owner proved the address of an account that somebody else may have made or taken
     * over. Rights given out earlier, such as API keys, have ended.
     */
    recoveredAt: moment('taken_back_at'),
    createdAt: moment('created_at').notNull(),
    lastSignInAt: moment('last_sign_in_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    // Index on created_at, which never changes, so that sign-in does not update the index.
    index('users_guests')
      .on(table.createdAt)
      .where(sql`email is null and password_hash is null and not uses_email_link`),
  ],
)

/** A session per sign-in; allows issuing id tokens until revoked. */
export const sessions = identitySchema.table(
  'sessions',
  {
    refreshTokenHash: bytes('refresh_token_hash').primaryKey(),
    /** Id of the session in id tokens and in the owner's session list. Not a secret. */
    id: uuid('id').notNull().unique('sessions_id_unique').defaultRandom(),
    /**
     * Account of the session; null after its deletion, so that its refresh tokens stay distinguishable from
     * unknown ones.
     */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').$type<SignInProvider>().notNull(),
    /** Time of the original sign-in, copied by a session that replaces another, as after a new password. */
    signedInAt: moment('signed_in_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Accurate to a few minutes. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** User-Agent header, truncated. */
    userAgent: text('user_agent'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_revoked_at')
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
)

/** Accounts at sign-in providers. The key is issuer and subject, never the address. */
export const linkedIdentities = identitySchema.table(
  'linked_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    providerId: text('provider_id').$type<LinkableProvider>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address last reported by the provider. Unverified, lower case. */
    email: text('email'),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('linked_identities_user_provider').on(table.userId, table.providerId),
  ],
)

/** Pending sign-ins at a provider. */
export const providerSignIns = identitySchema.table(
  'provider_sign_ins',
  {
    stateHash: bytes('state_hash').primaryKey(),
    providerId: text('provider_id').$type<LinkableProvider>().notNull(),
    /** Address to which the provider redirects. */
    redirectUri: text('redirect_uri').notNull(),
    /** Nonce and PKCE verifier, encrypted. */
    sealedSecrets: text('sealed_secrets').notNull(),
    /**
     * Hash of the session id that the client needs to use the provider's response. Null until the browser
     * that started the sign-in returns.
     */
    sessionIdHash: bytes('session_id_hash'),
    /** Request of the browser; null if an API call started the sign-in. */
    browser: jsonb('browser').$type<BrowserSignIn>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('provider_sign_ins_expires_at').on(table.expiresAt)],
)

/** Pending tokens that signed in or linked an identity, until they expire. */
export const usedPendingTokens = identitySchema.table(
  'used_pending_tokens',
  {
    /** Id inside the encrypted token. */
    id: uuid('id').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_pending_tokens_expires_at').on(table.expiresAt)],
)

/**
 * Codes sent by e-mail. Used and expired codes are stored for a while, so that errors can distinguish them.
 */
export const oneTimeCodes = identitySchema.table(
  'one_time_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /**
     * Address of the account when the code was created, which the account must still have or gets back. Empty
     * if it had none.
     */
    email: text('email').notNull(),
    /** New address that the account gets, or got in place of `email`. */
    newEmail: text('new_email'),
    /** Account that the code acts on; null if only the address matters. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('one_time_codes_email').on(table.email),
    index('one_time_codes_user_id').on(table.userId),
    index('one_time_codes_expires_at').on(table.expiresAt),
  ],
)

/** Attempts per subject, in a fixed window or with a growing wait. */
export const rateLimits = identitySchema.table(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    /** Time at which the count restarts. */
    endsAt: moment('ends_at').notNull(),
    /** Attempts before this time are refused unchecked. */
    waitsUntil: moment('waits_until'),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

export type LinkableProvider = 'microsoft.com'
export type SignInProvider = 'anonymous' | 'password' | LinkableProvider
/** Request of a page that started a sign-in, and the identification of its browser. */
export interface BrowserSignIn {
  cookieHash: string
  authType: string
  eventId: string
  redirectUrl: string
  /** Name of the waiting client; several clients can share an origin. */
  client: string
}
export type CodePurpose = 'sign-in' | 'password-reset' | 'verify-email' | 'change-email' | 'recover-email'
