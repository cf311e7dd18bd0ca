import { decodeJwt } from 'jose'
import { CodedError } from '#http'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { isAnonymous } from '../users/user.ts'
import { requireUser } from './signed-in-user.ts'

/** The account of an id token, and when the token expires. */
export interface VerifiedIdToken {
  userId: string
  expiresAt: Date
  /** A person without an account. */
  isGuest: boolean
}

/**
 * Verifies a token as in a request: signature, time, session and account. Throws identity/token-expired if
 * the token has expired or its session has ended; otherwise like requireUser.
 */
export async function verifyIdToken(
  parts: Pick<Parts, 'database' | 'idTokens' | 'now'>,
  idToken: string,
): Promise<VerifiedIdToken> {
  try {
    const { user, token } = await requireUser(parts.database.orm, parts, idToken)
    return { userId: user.id, expiresAt: token.expiresAt, isGuest: isAnonymous(user) }
  } catch (error) {
    const isInvalid = error instanceof CodedError && error.code === 'identity/id-token-invalid'
    throw isInvalid && hasExpired(idToken, parts.now()) ? identityError('identity/token-expired') : error
  }
}

// True if a rejected token has expired. Only picks the error code, so the signature is not checked.
function hasExpired(idToken: string, now: Date): boolean {
  try {
    const { exp } = decodeJwt(idToken)
    return exp !== undefined && exp * 1000 <= now.getTime()
  } catch {
    return false
  }
}
