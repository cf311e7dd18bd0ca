import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { hashOpaqueToken, newOpaqueToken } from '../tokens/opaque-token.ts'
import { sessions, type SignInProvider } from '../schema.ts'

export type Session = typeof sessions.$inferSelect

/**
 * How long a revoked session is still told from one that never was, which signs no client out. A client that sleeps
 * longer signs itself out when it starts again.
 */
const revokedKeptMs = 180 * 24 * 3600 * 1000

/** What a session is made from; the moment of the sign-in may lie before that of the session. */
export interface NewSession {
  userId: string
  provider: SignInProvider
  signedInAt: Date
  createdAt: Date
  userAgent: string | undefined
}

/** Returns the refresh token, which is not kept. It is not used up: tabs of one browser share it. */
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
  return { id: added!.id, refreshToken } // one row goes in, or the insert throws
}

/** Those that go on, the one used last first. */
export async function listActiveSessions(tx: Transaction, userId: string): Promise<Session[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
}

/** Tells whether the account had such a session going on. */
export async function revokeSession(
  tx: Transaction,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<boolean> {
  // As text: what is no id at all is no error, just nobody's.
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

/** The other tabs and devices of someone who was anonymous stay signed in, under what the account is now. */
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

/** Those that go on stay, however long they rest: nothing told their owners of an end. */
export async function deleteOldRevokedSessions(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.revokedAt, new Date(now.getTime() - revokedKeptMs)))
}
