import type { Transaction } from '#database'
import type { Log } from '#http'
import { identityError } from '../errors.ts'
import { findSessionAndUser } from './session-by-token-store.ts'
import type { Parts } from '../parts.ts'
import { projectNumber } from '../wire/project.ts'
import { hasEnded, recordSessionUse, type Session } from './session-store.ts'

/** Wire format of this method: snake case, all strings. */
export interface RefreshReply {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: string
  token_type: 'Bearer'
  user_id: string
  project_id: string
}

/** Minimum time between two writes of the last use of a session. */
const useIntervalMs = 5 * 60 * 1000

/** Issues an id token for a session. The refresh token is not rotated, because several tabs share it. */
export async function refreshIdToken(
  { database: { orm }, idTokens, now, log }: Pick<Parts, 'database' | 'idTokens' | 'now' | 'log'>,
  form: URLSearchParams,
): Promise<RefreshReply> {
  const grantType = form.get('grant_type')
  const refreshToken = form.get('refresh_token')
  if (!grantType) throw identityError('identity/grant-type-missing')
  if (grantType !== 'refresh_token') throw identityError('identity/grant-type-invalid')
  if (!refreshToken) throw identityError('identity/refresh-token-missing')
  const found = await findSessionAndUser(orm, refreshToken)
  if (!found) throw identityError('identity/refresh-token-unknown')
  const { session, user } = found
  if (!user) throw identityError('identity/user-unknown')
  if (user.isDisabled) throw identityError('identity/user-disabled')
  if (hasEnded(session, now())) throw identityError('identity/token-expired')
  const idToken = await idTokens.sign(user, session)
  recordUse(orm, session, now(), log)
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: String(idTokens.lifetimeSeconds),
    token_type: 'Bearer',
    user_id: user.id,
    project_id: projectNumber,
  }
}

/** Not awaited, and errors are only logged: a failed refresh would sign the user out. */
function recordUse(orm: Transaction, { id, lastUsedAt }: Session, now: Date, log: Log): void {
  if (now.getTime() - lastUsedAt.getTime() < useIntervalMs) return
  recordSessionUse(orm, { id, lastUsedAt: now }).catch((error: unknown) =>
    log.warn({ error }, 'recording session use failed'),
  )
}
