import { batched, type Database } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { hashOpaqueToken } from '../tokens/opaque-token.ts'
import type { User } from '../users/user.ts'
import type { AnonymousAccount } from './anonymous-account.ts'

/** Inserts account and session. Concurrent calls share one statement, and so one commit to disk. */
export function addAnonymousAccount(
  { pool }: Pick<Database, 'pool'>,
  { user, session }: AnonymousAccount,
  userAgent: string | undefined,
): Promise<void> {
  const row = { ...user, ...session, userId: user.id, sessionId: session.id, userAgent: userAgent ?? null }
  return addRows(pool)(row)
}

type Row = Pick<User, 'displayName' | 'validSince' | 'createdAt'> & {
  userId: string
  sessionId: string
  refreshToken: string
  userAgent: string | null
}

const addRows = memoizeByOwner((pool: Database['pool']) =>
  batched(async (rows: readonly Row[]) => {
    await pool.query({
      name: 'identity_add_anonymous_accounts',
      text: `
        with added as (
          select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::bytea[], $6::uuid[], $7::text[])
            as row (user_id, display_name, valid_since, created_at, refresh_token_hash, session_id, user_agent)),
        accounts as (
          insert into identity.users (id, display_name, valid_since, created_at, last_sign_in_at)
          select user_id, display_name, valid_since, created_at, created_at from added)
        insert into identity.sessions
          (refresh_token_hash, id, user_id, provider, signed_in_at, created_at, last_used_at, user_agent)
        select refresh_token_hash, session_id, user_id, 'anonymous', created_at, created_at, created_at, user_agent
        from added`,
      values: [
        rows.map(({ userId }) => userId),
        rows.map(({ displayName }) => displayName),
        rows.map(({ validSince }) => validSince),
        rows.map(({ createdAt }) => createdAt),
        rows.map(({ refreshToken }) => hashOpaqueToken(refreshToken)),
        rows.map(({ sessionId }) => sessionId),
        rows.map((row) => row.userAgent),
      ],
    })
    return rows.map(() => undefined)
  }),
)
