import { randomUUID } from 'node:crypto'
import { newOpaqueToken } from '../tokens/opaque-token.ts'
import { newUserId, wholeSeconds, type User } from '../users/user.ts'

interface NewAccount {
  readonly displayName: string | undefined
  readonly now: Date
}

export interface AnonymousAccount {
  readonly user: User
  readonly session: { readonly id: string; readonly refreshToken: string }
}

/** Returns a new anonymous account and its first session. Stores nothing. */
export function newAnonymousAccount({ displayName, now }: NewAccount): AnonymousAccount {
  const user: User = {
    id: newUserId(),
    email: null,
    isEmailVerified: false,
    passwordHash: null,
    passwordRemovedAt: null,
    usesEmailLink: false,
    displayName: displayName ?? null,
    photoUrl: null,
    isDisabled: false,
    validSince: wholeSeconds(now),
    recoveredAt: null,
    createdAt: now,
    lastSignInAt: now,
    linkedIdentities: [],
  }
  return { user, session: { id: randomUUID(), refreshToken: newOpaqueToken() } }
}
