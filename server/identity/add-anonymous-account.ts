import { randomUUID } from 'node:crypto'
import type { Database } from '#database'
import { hashOpaqueToken, newOpaqueToken } from './opaque-token.ts'
import { newUserId, wholeSeconds, type User } from './users.ts'

interface NewAccount {
  readonly displayName: string | undefined
  readonly now: Date
}

export interface AnonymousAccount {
  readonly user: User
  readonly session: { readonly id: string; readonly refreshToken: string }
}

/** A new account that nobody else can sign in to, and its first session. Nothing is kept of it yet. */
export function newAnonymousAccount({ displayName, now }: NewAccount): AnonymousAccount {
  const user: User = {
    id: newUserId(),
    email: null,
    isEmailVerified: false,
    passwordHash: null,
    usesEmailLink: false,
    displayName: displayName ?? null,
    photoUrl: null,
    isDisabled: false,
    validSince: wholeSeconds(now),
    createdAt: now,
    lastSignInAt: now,
    linkedIdentities: [],
  }
  return { user, session: { id: randomUUID(), refreshToken: newOpaqueToken() } }
}

/** Keeps both in one statement. */
export async function addAnonymousAccount(
  { pool }: Pick<Database, 'pool'>,
  { user, session }: AnonymousAccount,
  userAgent: string | undefined,
): Promise<void> {
  await pool.query({
    name: 'identity_add_anonymous_account',
    text: `
      with account as (
        insert into identity.users (id, display_name, valid_since, created_at, last_sign_in_at)
        values ($1, $2, $3, $4, $4))
      insert into identity.sessions
        (refresh_token_hash, id, user_id, provider, signed_in_at, created_at, last_used_at, user_agent)
      values ($5, $6, $1, 'anonymous', $4, $4, $4, $7)`,
    values: [
      user.id,
      user.displayName,
      user.validSince,
      user.createdAt,
      hashOpaqueToken(session.refreshToken),
      session.id,
      userAgent ?? null,
    ],
  })
}
