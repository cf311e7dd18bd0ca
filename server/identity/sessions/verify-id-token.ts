import { decodeJwt } from 'jose'
import { CodedError } from '#http'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { requireUser } from './signed-in-user.ts'

/** Who an id token speaks for, and until when. */
export interface VerifiedIdToken {
  userId: string
  expiresAt: Date
}

/**
 * Checks a token as that of a request is checked: signature, time, session and account, as they are now.
 * Throws identity/token-expired when its time is over or its session was ended, else what requireUser throws.
 */
export async function verifyIdToken(
  parts: Pick<Parts, 'database' | 'idTokens' | 'now'>,
  idToken: string,
): Promise<VerifiedIdToken> {
  try {
    const { user, token } = await requireUser(parts.database.orm, parts, idToken)
    return { userId: user.id, expiresAt: token.expiresAt }
  } catch (error) {
    const isInvalid = error instanceof CodedError && error.code === 'identity/id-token-invalid'
    throw isInvalid && isOver(idToken, parts.now()) ? identityError('identity/token-expired') : error
  }
}

// Of a token that was refused already: this decides the word only, so its signature does not matter.
function isOver(idToken: string, now: Date): boolean {
  try {
    const { exp } = decodeJwt(idToken)
    return exp !== undefined && exp * 1000 <= now.getTime()
  } catch {
    return false
  }
}
