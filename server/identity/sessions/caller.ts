import { nameIn } from '@costard/contract'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { ReadWithCaller } from './session-by-token-store.ts'
import { requireUser, requireUserWith } from './signed-in-user.ts'
import { isAnonymous } from '../users/user.ts'
import { CodedError } from '#http'

/** The account that sent a request. */
export interface Caller {
  userId: string
  email?: string
  /** Others read it: without what is invisible. */
  displayName?: string
  isAnonymous: boolean
  emailVerified: boolean
  /** Time of the sign-in that started the session. */
  signedInAt: Date
  /** The session that sent the request. */
  sessionId?: string
}

/**
 * Returns the current account of a request's bearer token. Reads the database on each call, so that profile changes,
 * disabling and deletion take effect immediately. Throws identity/signed-out.
 */
export async function requireCaller(
  parts: Pick<Parts, 'database' | 'idTokens'>,
  request: Request,
): Promise<Caller> {
  return callerOf(await asSignedOut(requireUser(parts.database.orm, parts, idTokenOf(request))))
}

/** As requireCaller, with something else that is read in the same statement. */
export async function requireCallerWith(
  parts: Pick<Parts, 'database' | 'idTokens'>,
  request: Request,
  reading: { readonly read: ReadWithCaller; readonly asked: string },
): Promise<{ readonly caller: Caller; readonly read: unknown }> {
  const found = await asSignedOut(requireUserWith(parts.database.orm, parts, idTokenOf(request), reading))
  return { caller: callerOf(found), read: found.read }
}

function callerOf({ user, token }: Awaited<ReturnType<typeof requireUser>>): Caller {
  const displayName = nameIn(user.displayName ?? '')
  return {
    userId: user.id,
    ...(user.email !== null && { email: user.email }),
    ...(displayName !== '' && { displayName }),
    isAnonymous: isAnonymous(user),
    emailVerified: user.isEmailVerified,
    signedInAt: token.signedInAt,
    ...(token.sessionId !== undefined && { sessionId: token.sessionId }),
  }
}

/** Returns the bearer token of a request. */
export function idTokenOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
}

async function asSignedOut<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding
  } catch (error) {
    throw error instanceof CodedError ? identityError('identity/signed-out') : error
  }
}
