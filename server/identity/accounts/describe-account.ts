import { identityError } from '../errors.ts'
import { listSessions, type OwnSession } from '../sessions/own-sessions.ts'
import type { Parts } from '../parts.ts'
import { findUser } from '../users/user-store.ts'
import type { LinkedIdentity } from '../users/user.ts'

/** Everything stored about an account that its owner may see: no secrets, not even hashed. */
export interface AccountDescription {
  userId: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  hasPassword: boolean
  /** Set when a sign-in by link removed the password, until a new one is set. */
  passwordRemovedAt: Date | null
  usesEmailLink: boolean
  linkedIdentities: readonly LinkedIdentity[]
  isDisabled: boolean
  createdAt: Date
  lastSignInAt: Date
  sessions: OwnSession[]
}

/** Returns the stored account with its active sessions. Throws identity/user-unknown. */
export async function describeAccount(
  parts: Pick<Parts, 'database' | 'now'>,
  userId: string,
): Promise<AccountDescription> {
  const user = await findUser(parts.database.orm, userId)
  if (!user) throw identityError('identity/user-unknown')
  return {
    userId,
    email: user.email,
    emailVerified: user.isEmailVerified,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    hasPassword: user.passwordHash !== null,
    passwordRemovedAt: user.passwordRemovedAt,
    usesEmailLink: user.usesEmailLink,
    linkedIdentities: user.linkedIdentities,
    isDisabled: user.isDisabled,
    createdAt: user.createdAt,
    lastSignInAt: user.lastSignInAt,
    sessions: await listSessions(parts, userId),
  }
}
