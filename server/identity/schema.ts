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

/** Every account that lives. A deleted one leaves no row. */
export const users = identitySchema.table(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower-cased. */
    email: text('email'),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    passwordHash: text('password_hash'),
    /** Has signed in by an e-mailed link at least once, or an e-mailed link made it the only way in. */
    usesEmailLink: boolean('uses_email_link').notNull().default(false),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Id tokens issued before it are worth nothing. Whole seconds. */
    validSince: moment('valid_since').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSignInAt: moment('last_sign_in_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    // On what never changes, so that signing in writes no index.
    index('users_guests')
      .on(table.createdAt)
      .where(sql`email is null and password_hash is null and not uses_email_link`),
  ],
)

/** One sign-in each, good for new id tokens until revoked. */
export const sessions = identitySchema.table(
  'sessions',
  {
    refreshTokenHash: bytes('refresh_token_hash').primaryKey(),
    /** What id tokens and their owner call it; good for nothing else. */
    id: uuid('id').notNull().unique('sessions_id_unique').defaultRandom(),
    /** Empty once the account is deleted, so that its tokens are still told from unknown ones. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').$type<SignInProvider>().notNull(),
    /** Of the sign-in it stems from: a session that goes on after a new password keeps it. */
    signedInAt: moment('signed_in_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** To within some minutes. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** As the browser calls itself, cut short. */
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

/** Who an account is at a sign-in provider. The pair of issuer and subject is the key, an address never is. */
export const linkedIdentities = identitySchema.table(
  'linked_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    providerId: text('provider_id').$type<LinkableProvider>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the provider told it last; it proves nothing. Lower-cased. */
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

/** Sign-ins that are under way at a provider. */
export const providerSignIns = identitySchema.table(
  'provider_sign_ins',
  {
    stateHash: bytes('state_hash').primaryKey(),
    providerId: text('provider_id').$type<LinkableProvider>().notNull(),
    /** Where the provider returns to. */
    redirectUri: text('redirect_uri').notNull(),
    /** Nonce and PKCE verifier, sealed. */
    sealedSecrets: text('sealed_secrets').notNull(),
    /** Whoever holds the session id may use the answer; empty until the browser that started is back. */
    sessionIdHash: bytes('session_id_hash'),
    /** What the browser that started asked for, when a browser did. */
    browser: jsonb('browser').$type<BrowserSignIn>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('provider_sign_ins_expires_at').on(table.expiresAt)],
)

/** Pending tokens that let somebody in or linked an identity, until they would be over anyway. */
export const usedPendingTokens = identitySchema.table(
  'used_pending_tokens',
  {
    /** As it stands in the token, sealed. */
    id: uuid('id').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_pending_tokens_expires_at').on(table.expiresAt)],
)

/** Codes sent by e-mail; used and expired ones stay a while to be told apart. */
export const oneTimeCodes = identitySchema.table(
  'one_time_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** The account's address as the code was made, which it must have or get again; empty where it had none. */
    email: text('email').notNull(),
    /** The address that the account is to have, or got instead of `email`. */
    newEmail: text('new_email'),
    /** The account it acts on; none when the address alone counts. */
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

/** Attempts counted per subject in a window, or each after a wait that grows. */
export const rateLimits = identitySchema.table(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    /** When the attempts are forgotten. */
    endsAt: moment('ends_at').notNull(),
    /** Until then the next attempt is refused unseen. */
    waitsUntil: moment('waits_until'),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

export type LinkableProvider = 'microsoft.com'
export type SignInProvider = 'anonymous' | 'password' | LinkableProvider
/** How a page of ours began to sign in, and what tells its browser from others. */
export interface BrowserSignIn {
  cookieHash: string
  authType: string
  eventId: string
  redirectUrl: string
  /** Name of the client that waits, which keeps apart those of one origin. */
  client: string
}
export type CodePurpose = 'sign-in' | 'password-reset' | 'verify-email' | 'change-email' | 'recover-email'
