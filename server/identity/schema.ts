import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
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
    /** Has signed in by an e-mailed link at least once. */
    usesEmailLink: boolean('uses_email_link').notNull().default(false),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Id tokens issued before it are worth nothing. Whole seconds. */
    validSince: moment('valid_since').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSignInAt: moment('last_sign_in_at').notNull(),
  },
  (table) => [uniqueIndex('users_email_unique').on(sql`lower(${table.email})`)],
)

/** One sign-in each, good for new id tokens until revoked. */
export const sessions = identitySchema.table(
  'sessions',
  {
    refreshTokenHash: bytes('refresh_token_hash').primaryKey(),
    /** Empty once the account is deleted, so that its tokens are still told from unknown ones. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').$type<SignInProvider>().notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
)

/** Codes sent by e-mail; used and expired ones stay a while to be told apart. */
export const oneTimeCodes = identitySchema.table(
  'one_time_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    email: text('email').notNull(),
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

/** Attempts counted per subject in a window that starts with the first. */
export const rateLimits = identitySchema.table(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

export type SignInProvider = 'anonymous' | 'password'
export type CodePurpose = 'sign-in' | 'password-reset'
