import type { Parts } from '../parts.ts'
import type { SignInProvider } from '../schema.ts'
import { listActiveSessions, revokeSession, revokeSessions } from './session-store.ts'
import { changeUser, lockUser } from '../users/user-store.ts'
import { wholeSeconds } from '../users/user.ts'

/** A session as its owner sees it. */
export interface OwnSession {
  id: string
  provider: SignInProvider
  signedInAt: Date
  createdAt: Date
  /** To within some minutes. */
  lastUsedAt: Date
  /** As the browser calls itself; undefined when it did not. */
  userAgent?: string
}

type SessionParts = Pick<Parts, 'database' | 'now'>

/** Where an account is signed in, the session used last first. */
export async function listSessions({ database }: SessionParts, userId: string): Promise<OwnSession[]> {
  const sessions = await listActiveSessions(database.orm, userId)
  return sessions.map(({ id, provider, signedInAt, createdAt, lastUsedAt, userAgent }) => ({
    id,
    provider,
    signedInAt,
    createdAt,
    lastUsedAt,
    ...(userAgent !== null && { userAgent }),
  }))
}

/** Signs out one session, at once. Tells whether the account had it. */
export function endSession(
  { database, now }: SessionParts,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Else what this session is changing right now could hand it a new one.
    await lockUser(tx, userId)
    return revokeSession(tx, { userId, sessionId, now: now() })
  })
}

/** Signs out every session, or every other. Throws identity/user-unknown. */
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
