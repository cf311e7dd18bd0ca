import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { requireUser } from './signed-in-user.ts'
import { isAnonymous } from '../users/user.ts'
import { CodedError } from '#http'

/** Who makes a request. */
export interface Caller {
  userId: string
  email?: string
  displayName?: string
  isAnonymous: boolean
  emailVerified: boolean
  /** The sign-in that the request's session stems from. */
  signedInAt: Date
  /** Which of the account's sessions makes the request. */
  sessionId?: string
}

/**
 * The account behind a request's bearer token, as it is now: the database is asked each time, so that a name just
 * set shows and a closed account is out at once. Throws identity/signed-out.
 */
export async function requireCaller(
  parts: Pick<Parts, 'database' | 'idTokens'>,
  request: Request,
): Promise<Caller> {
  const { user, token } = await signedIn(parts, request)
  return {
    userId: user.id,
    ...(user.email !== null && { email: user.email }),
    ...(user.displayName !== null && { displayName: user.displayName }),
    isAnonymous: isAnonymous(user),
    emailVerified: user.isEmailVerified,
    signedInAt: token.signedInAt,
    ...(token.sessionId !== undefined && { sessionId: token.sessionId }),
  }
}

/** The bearer token of a request. */
export function idTokenOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
}

async function signedIn(
  parts: Pick<Parts, 'database' | 'idTokens'>,
  request: Request,
): ReturnType<typeof requireUser> {
  try {
    return await requireUser(parts.database.orm, parts, idTokenOf(request))
  } catch (error) {
    throw error instanceof CodedError ? identityError('identity/signed-out') : error
  }
}
