import { and, eq, sql } from 'drizzle-orm'
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

interface SignedInKey {
  readonly userId: string
  readonly sessionId: string | undefined
}

interface SignedInUser {
  readonly user: User
  readonly isSessionEnded: boolean
}

const signedInUsers = memoizeByOwner((tx: Transaction) => {
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
  const input = sql`unnest(${sql.placeholder('userIds')}::text[], ${sql.placeholder('sessionIds')}::uuid[])
    with ordinality input(user_id, session_id, position)`
  const query = tx
    .select()
    .from(input)
    .leftJoinLateral(user, sql`true`)
    .leftJoinLateral(session, sql`true`)
    .orderBy(sql`input.position`)
    .prepare('identity_find_signed_in_users')
  return batched(async (keys: readonly SignedInKey[]) => {
    const found = await query.execute({
      userIds: keys.map(({ userId }) => userId),
      sessionIds: keys.map(({ sessionId }) => sessionId ?? null),
    })
    return found.map(({ user: owner, session: own }, position): SignedInUser | undefined => {
      if (!owner) return undefined
      const isOfSession = keys[position]?.sessionId !== undefined
      return { user: owner, isSessionEnded: isOfSession && own?.revokedAt !== null }
    })
  })
})

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
