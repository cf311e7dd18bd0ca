import { and, eq, type SQL, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { hashOpaqueToken } from '../tokens/opaque-token.ts'
import { sessions, users } from '../schema.ts'
import type { Session } from './session-store.ts'
import { accountColumns } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/** Returns the account of an id token, and whether the token's session has ended or no longer exists. */
export function findSignedInUser(tx: Transaction, key: SignedInKey): Promise<SignedInUser | undefined> {
  return signedInUsers(tx)(key)
}

/**
 * Something that is read with the account of a caller in one statement: a scalar subquery over `input.user_id` and
 * `input.asked`.
 */
export interface ReadWithCaller {
  /** Unique in the program. */
  readonly name: string
  readonly scalar: SQL
}

/** As findSignedInUser, with something else that is read in the same statement. */
export function findSignedInUserWith(
  tx: Transaction,
  read: ReadWithCaller,
  key: SignedInKey,
): Promise<SignedInUser | undefined> {
  return signedInUsersWith(tx)(read)(key)
}

interface SignedInKey {
  readonly userId: string
  readonly sessionId: string | undefined
  /** For what is read with it. */
  readonly asked?: string
}

interface SignedInUser {
  readonly user: User
  readonly isSessionEnded: boolean
  /** What was read with it. */
  readonly read: unknown
}

const signedInUsers = memoizeByOwner((tx: Transaction) =>
  readSignedIn(tx, { name: 'identity_find_signed_in_users', scalar: sql`null` }),
)
const signedInUsersWith = memoizeByOwner((tx: Transaction) =>
  memoizeByOwner((read: ReadWithCaller) => readSignedIn(tx, read)),
)

function readSignedIn(tx: Transaction, { name, scalar }: ReadWithCaller) {
  const user = tx
    .select(accountColumns)
    .from(users)
    .where(sql`${users.id} = input.user_id`)
    .limit(1)
    .as('user')
  const session = tx
    .select({ id: sessions.id, revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(and(sql`${sessions.id} = input.session_id`, eq(sessions.userId, user.id)))
    .limit(1)
    .as('session')
  const read = tx
    .select({ value: sql<unknown>`(${scalar})`.as('value') })
    .from(sql`(values (1)) one`)
    .as('read')
  const input = sql`unnest(${sql.placeholder('userIds')}::text[], ${sql.placeholder('sessionIds')}::uuid[],
    ${sql.placeholder('asked')}::text[]) with ordinality input(user_id, session_id, asked, position)`
  const query = tx
    .select()
    .from(input)
    .leftJoinLateral(user, sql`true`)
    .leftJoinLateral(session, sql`true`)
    .leftJoinLateral(read, sql`true`)
    .orderBy(sql`input.position`)
    .prepare(name)
  return batched(async (keys: readonly SignedInKey[]) => {
    const found = await query.execute({
      userIds: keys.map(({ userId }) => userId),
      sessionIds: keys.map(({ sessionId }) => sessionId ?? null),
      asked: keys.map(({ asked = null }) => asked),
    })
    return found.map(({ user: owner, session: own, read: other }, position): SignedInUser | undefined => {
      if (!owner) return undefined
      const isOfSession = keys[position]?.sessionId !== undefined
      return {
        user: owner,
        isSessionEnded: isOfSession && own?.revokedAt !== null,
        read: other?.value ?? null,
      }
    })
  })
}

/** Returns the session of a refresh token, also if revoked, and its account unless deleted. */
export function findSessionAndUser(
  tx: Transaction,
  refreshToken: string,
): Promise<SessionAndUser | undefined> {
  return sessionsAndUsers(tx)(hashOpaqueToken(refreshToken))
}

interface SessionAndUser {
  readonly session: Session
  readonly user: User | undefined
}

const sessionsAndUsers = memoizeByOwner((tx: Transaction) => {
  const session = tx
    .select()
    .from(sessions)
    .where(sql`${sessions.refreshTokenHash} = input.hash`)
    .limit(1)
    .as('session')
  const user = tx.select(accountColumns).from(users).where(eq(users.id, session.userId)).limit(1).as('user')
  const input = sql`unnest(${sql.placeholder('hashes')}::bytea[]) with ordinality input(hash, position)`
  const query = tx
    .select()
    .from(input)
    .leftJoinLateral(session, sql`true`)
    .leftJoinLateral(user, sql`true`)
    .orderBy(sql`input.position`)
    .prepare('identity_find_sessions')
  return batched(async (hashes: readonly Uint8Array[]) => {
    const found = await query.execute({ hashes })
    return found.map(({ session, user: owner }): SessionAndUser | undefined =>
      session ? { session, user: owner ?? undefined } : undefined,
    )
  })
})
