import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database'
import { hashOpaqueToken, newOpaqueToken } from './opaque-token.ts'
import { sessions, type SignInProvider } from './schema.ts'

export type Session = typeof sessions.$inferSelect

/** Returns the refresh token, which is not kept. It is not used up: tabs of one browser share it. */
export async function addSession(
  tx: Transaction,
  session: { userId: string; provider: SignInProvider; signedInAt: Date },
): Promise<string> {
  const refreshToken = newOpaqueToken()
  await tx.insert(sessions).values({ ...session, refreshTokenHash: hashOpaqueToken(refreshToken) })
  return refreshToken
}

/** Revoked ones too. */
export async function findSession(tx: Transaction, refreshToken: string): Promise<Session | undefined> {
  const query = tx
    .select()
    .from(sessions)
    .where(eq(sessions.refreshTokenHash, hashOpaqueToken(refreshToken)))
  const [session] = await query.prepare('identity_find_session').execute()
  return session
}

export async function revokeSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** The other tabs and devices of someone who was anonymous stay signed in, under what the account is now. */
export async function nameAnonymousSessions(
  tx: Transaction,
  userId: string,
  provider: SignInProvider,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ provider })
    .where(and(eq(sessions.userId, userId), eq(sessions.provider, 'anonymous')))
}
