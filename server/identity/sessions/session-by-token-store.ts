import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { memoizeByOwner } from '../statements/memoize-by-owner.ts'
import { batched } from '../statements/batched.ts'
import { hashOpaqueToken } from '../tokens/opaque-token.ts'
import { sessions, users } from '../schema.ts'
import type { Session } from './session-store.ts'
import { accountColumns } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/** The account of an id token, and whether the session that got the token was ended since, or is no longer known. */
export function findSignedInUser(tx: Transaction, key: SignedInKey): Promise<SignedInUser | undefined> {
  return signedInUsers(tx)(key)
}

interface SignedInKey {
  readonly userId: string
  readonly sessionId: string | undefined
}

interface SignedInUser {
  readonly user: User
  readonly hasEnded: boolean
}

const signedInUsers = memoizeByOwner((tx: Transaction) => {
  const user = tx
    .select(accountColumns)
    .from(users)
    .where(sql`${users.id} = asked.user_id`)
    .limit(1)
    .as('user')
  const session = tx
    .select({ id: sessions.id, revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(and(sql`${sessions.id} = asked.session_id`, eq(sessions.userId, user.id)))
    .limit(1)
    .as('session')
  const asked = sql`unnest(${sql.placeholder('userIds')}::text[], ${sql.placeholder('sessionIds')}::uuid[])
    with ordinality asked(user_id, session_id, place)`
  const query = tx
    .select()
    .from(asked)
    .leftJoinLateral(user, sql`true`)
    .leftJoinLateral(session, sql`true`)
    .orderBy(sql`asked.place`)
    .prepare('identity_find_signed_in_users')
  return batched(async (keys: readonly SignedInKey[]) => {
    const found = await query.execute({
      userIds: keys.map(({ userId }) => userId),
      sessionIds: keys.map(({ sessionId }) => sessionId ?? null),
    })
    return found.map(({ user: owner, session: own }, place): SignedInUser | undefined => {
      if (!owner) return undefined
      const isOfSession = keys[place]?.sessionId !== undefined
      return { user: owner, hasEnded: isOfSession && own?.revokedAt !== null }
    })
  })
})

/** The session of a refresh token, revoked ones too, and its account unless that was deleted. */
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
    .where(sql`${sessions.refreshTokenHash} = asked.hash`)
    .limit(1)
    .as('session')
  const user = tx.select(accountColumns).from(users).where(eq(users.id, session.userId)).limit(1).as('user')
  const asked = sql`unnest(${sql.placeholder('hashes')}::bytea[]) with ordinality asked(hash, place)`
  const query = tx
    .select()
    .from(asked)
    .leftJoinLateral(session, sql`true`)
    .leftJoinLateral(user, sql`true`)
    .orderBy(sql`asked.place`)
    .prepare('identity_find_sessions')
  return batched(async (hashes: readonly Uint8Array[]) => {
    const found = await query.execute({ hashes })
    return found.map(({ session: own, user: owner }): SessionAndUser | undefined =>
      own ? { session: own, user: owner ?? undefined } : undefined,
    )
  })
})
