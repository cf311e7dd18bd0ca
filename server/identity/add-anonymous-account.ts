import { randomUUID } from 'node:crypto'
import type { Database } from '#database'
import { hashOpaqueToken, newOpaqueToken } from './opaque-token.ts'
import { newUserId, wholeSeconds, type User } from './users.ts'

interface NewAccount {
  readonly displayName: string | undefined
  readonly userAgent: string | undefined
  readonly now: Date
}

/** A new account that nobody else can sign in to, and its first session, in one statement. */
export async function addAnonymousAccount(
  { pool }: Pick<Database, 'pool'>,
  { displayName, userAgent, now }: NewAccount,
): Promise<{ user: User; session: { id: string; refreshToken: string } }> {
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
  const session = { id: randomUUID(), refreshToken: newOpaqueToken() }
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
      now,
      hashOpaqueToken(session.refreshToken),
      session.id,
      userAgent ?? null,
    ],
  })
  return { user, session }
}
