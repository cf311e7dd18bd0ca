import { randomInt } from 'node:crypto'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { identityError } from './errors.ts'
import { preparedQuery } from './prepared-query.ts'
import { hashOpaqueToken } from './opaque-token.ts'
import { linkedIdentities, sessions, users, type LinkableProvider } from './schema.ts'
import type { Session } from './sessions.ts'

export type User = typeof users.$inferSelect & { linkedIdentities: readonly ShownIdentity[] }
/** A linked identity as the wire shows it. */
export interface ShownIdentity {
  providerId: LinkableProvider
  subject: string
  email: string | null
  displayName: string | null
  photoUrl: string | null
}
export type UserChanges = Partial<Omit<typeof users.$inferInsert, 'id' | 'createdAt'>>

/** An account's columns and, in the same statement, who it is at sign-in providers. */
const account = {
  ...getTableColumns(users),
  linkedIdentities: sql<ShownIdentity[]>`coalesce((
    select jsonb_agg(jsonb_build_object(
      'providerId', l.provider_id, 'subject', l.subject, 'email', l.email,
      'displayName', l.display_name, 'photoUrl', l.photo_url) order by l.provider_id)
    from ${linkedIdentities} l where l.user_id = ${users}.id), '[]')`,
}

export async function findUser(tx: Transaction, id: string): Promise<User | undefined> {
  const [user] = await userQuery(tx).execute({ id })
  return user
}

const userQuery = preparedQuery((tx) =>
  tx
    .select(account)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('identity_find_user'),
)

/** The account of an id token, and whether the session that got the token was ended since. */
export async function findSignedInUser(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
): Promise<{ user: User; hasEnded: boolean } | undefined> {
  const [found] = await signedInUserQuery(tx).execute({ userId, sessionId: sessionId ?? null })
  if (!found) return undefined
  const { revokedAt, ...user } = found
  return { user, hasEnded: revokedAt !== null }
}

const signedInUserQuery = preparedQuery((tx) =>
  tx
    .select({ ...account, revokedAt: sessions.revokedAt })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.userId, users.id)))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('identity_find_signed_in_user'),
)

/** The session of a refresh token, revoked ones too, and its account unless that was deleted. */
export async function findSessionAndUser(
  tx: Transaction,
  refreshToken: string,
): Promise<{ session: Session; user: User | undefined } | undefined> {
  const [found] = await sessionQuery(tx).execute({ hash: hashOpaqueToken(refreshToken) })
  if (!found) return undefined
  const { session, user, linkedIdentities } = found
  return { session, user: user ? { ...user, linkedIdentities } : undefined }
}

const sessionQuery = preparedQuery((tx) =>
  tx
    .select({ session: sessions, user: users, linkedIdentities: account.linkedIdentities })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.refreshTokenHash, sql.placeholder('hash')))
    .prepare('identity_find_session'),
)

export async function findUserByEmail(tx: Transaction, email: string): Promise<User | undefined> {
  const [user] = await tx
    .select(account)
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`)
  return user
}

/** Undefined when another account has the address, also when it got it this very moment. */
export async function addUser(
  tx: Transaction,
  now: Date,
  details: Omit<UserChanges, 'validSince'>,
): Promise<User | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ ...details, id: newUserId(), validSince: wholeSeconds(now), createdAt: now, lastSignInAt: now })
    .onConflictDoNothing()
    .returning(account)
  return user
}

/** Throws identity/email-exists, identity/user-unknown. */
export async function changeUser(tx: Transaction, id: string, changes: UserChanges): Promise<User> {
  try {
    const [user] = await tx.update(users).set(changes).where(eq(users.id, id)).returning(account)
    if (!user) throw identityError('identity/user-unknown')
    return user
  } catch (error) {
    throw isUniqueViolation(error) ? identityError('identity/email-exists') : error
  }
}

export async function removeUser(tx: Transaction, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

/** Id tokens know seconds only, so a moment they are compared with must not lie within one. */
export function wholeSeconds(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000)
}

/** Nobody can sign in to it again: it has neither a password, nor a link that was followed, nor a linked identity. */
export function isAnonymous(user: User): boolean {
  return user.passwordHash === null && !user.usesEmailLink && user.linkedIdentities.length === 0
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newUserId(): string {
  return Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('')
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
}
