import { and, desc, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { hashOpaqueToken, newOpaqueToken } from '../tokens/opaque-token.ts'
import { sessions, type SignInProvider } from '../schema.ts'

export type Session = typeof sessions.$inferSelect

/**
 * Retention of revoked sessions. Until then their refresh tokens are reported as expired, which signs the
 * client out; unknown refresh tokens do not. A client offline for longer signs itself out when it starts.
 */
const revokedRetentionMs = 180 * 24 * 3600 * 1000

/** A session unused for this long has ended. */
const idleMs = 180 * 24 * 3600 * 1000

/**
 * Maximum number of sessions per account, for active and revoked ones each. People have a few; a program that
 * signs in each time has many.
 */
export const maxSessionsPerAccount = 100

/** New session. `signedInAt` may be earlier than `createdAt`. */
export interface NewSession {
  userId: string
  provider: SignInProvider
  signedInAt: Date
  createdAt: Date
  userAgent: string | undefined
}

/** Adds a session and returns its refresh token; only the hash of the token is stored. */
export async function addSession(
  tx: Transaction,
  { userAgent, ...session }: NewSession,
): Promise<{ id: string; refreshToken: string }> {
  const refreshToken = newOpaqueToken()
  const [added] = await tx
    .insert(sessions)
    .values({
      ...session,
      ...(userAgent !== undefined && { userAgent }),
      lastUsedAt: session.createdAt,
      refreshTokenHash: hashOpaqueToken(refreshToken),
    })
    .returning({ id: sessions.id })
  await removeSurplusSessions(tx, session.userId, session.createdAt)
  return { id: added!.id, refreshToken } // the insert returns one row or throws
}

/** Revokes the least recently used active sessions and deletes the oldest revoked ones. */
async function removeSurplusSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with ranked as (
      select id, revoked_at, row_number() over (
        partition by revoked_at is null order by coalesce(revoked_at, last_used_at) desc, created_at desc
      ) as place
      from ${sessions} where user_id = ${userId}
    ), surplus as (
      select id, revoked_at from ranked where place > ${maxSessionsPerAccount}
    ), deleted as (
      delete from ${sessions} where id in (select id from surplus where revoked_at is not null)
    )
    update ${sessions} set revoked_at = ${now.toISOString()}
    where id in (select id from surplus where revoked_at is null)`)
}

/** True if a session has ended: revoked, or not used for too long. */
export function hasEnded({ revokedAt, lastUsedAt }: Session, now: Date): boolean {
  return revokedAt !== null || now.getTime() - lastUsedAt.getTime() > idleMs
}

/** Returns the sessions that have not ended, most recently used first. */
export async function listActiveSessions(tx: Transaction, userId: string, now: Date): Promise<Session[]> {
  const usedSince = new Date(now.getTime() - idleMs)
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gte(sessions.lastUsedAt, usedSince)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
}

/** Revokes a session. Returns true if the account had it and it was not revoked yet. */
export async function revokeSession(
  tx: Transaction,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<boolean> {
  // Compare as text, so that an invalid uuid matches nothing instead of failing.
  const isThis = and(
    sql`${sessions.id}::text = ${sessionId}`,
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
  )
  const revoked = await tx.update(sessions).set({ revokedAt: now }).where(isThis).returning()
  return revoked.length > 0
}

export async function revokeSessions(
  tx: Transaction,
  userId: string,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  const isKept = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId)
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), isKept))
}

export async function recordSessionUse(
  tx: Transaction,
  { id, lastUsedAt }: Pick<Session, 'id' | 'lastUsedAt'>,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastUsedAt })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, lastUsedAt)))
}

/** Sets the provider of anonymous sessions when the account gets one, so that they stay signed in. */
export async function upgradeAnonymousSessions(
  tx: Transaction,
  userId: string,
  provider: SignInProvider,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ provider })
    .where(and(eq(sessions.userId, userId), eq(sessions.provider, 'anonymous')))
}

/** Deletes sessions that ended long ago: revoked, or unused for twice the idle time. */
export async function deleteOldSessions(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.revokedAt, new Date(now.getTime() - revokedRetentionMs)))
  const idleSince = new Date(now.getTime() - idleMs - revokedRetentionMs)
  await tx.delete(sessions).where(lt(sessions.lastUsedAt, idleSince))
}
