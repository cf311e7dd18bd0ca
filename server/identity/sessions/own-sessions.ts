import type { Parts } from '../parts.ts'
import type { SignInProvider } from '../schema.ts'
import { listActiveSessions, revokeSession, revokeSessions } from './session-store.ts'
import { changeUser, lockUser } from '../users/user-store.ts'
import { wholeSeconds } from '../users/user.ts'

/** A session as shown to its owner. */
export interface OwnSession {
  id: string
  provider: SignInProvider
  signedInAt: Date
  createdAt: Date
  /** Accurate to a few minutes. */
  lastUsedAt: Date
  /** User-Agent header, if the browser sent one. */
  userAgent?: string
}

type SessionParts = Pick<Parts, 'database' | 'now'>

/** Returns the active sessions, most recently used first. */
export async function listSessions({ database, now }: SessionParts, userId: string): Promise<OwnSession[]> {
  const sessions = await listActiveSessions(database.orm, userId, now())
  return sessions.map(({ id, provider, signedInAt, createdAt, lastUsedAt, userAgent }) => ({
    id,
    provider,
    signedInAt,
    createdAt,
    lastUsedAt,
    ...(userAgent !== null && { userAgent }),
  }))
}

/** Ends one session immediately. Returns whether the account had it. */
export function endSession(
  { database, now }: SessionParts,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Lock the account: a concurrent call by the ended session could otherwise start a new session.
    await lockUser(tx, userId)
    return revokeSession(tx, { userId, sessionId, now: now() })
  })
}

/** Ends all sessions, or all but one. Throws identity/user-unknown. */
export async function endAllSessions(
  { database, now }: SessionParts,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUser(tx, userId)
    const at = now()
    await revokeSessions(tx, userId, at, exceptSessionId)
    if (exceptSessionId === undefined) await changeUser(tx, userId, { validSince: wholeSeconds(at) })
  })
}
