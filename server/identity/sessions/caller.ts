import { nameIn } from '@costard/contract'
import { imitatesLatin } from '@costard/quotes'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { IdTokenFacts } from '../tokens/id-tokens.ts'
import { hasNoMethod, methodsOf } from '../users/user.ts'
import type { CallerAccount, ReadWithCaller } from './caller-store.ts'
import { requireCallerAccount, requireUser } from './signed-in-user.ts'
import { CodedError } from '#http'

/** The account that sent a request. */
export interface Caller {
  userId: string
  email?: string
  /**
   * Name for others to read, also in mails: without invisible characters. Missing if it imitates another name
   * (decision 054).
   */
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
  const { user, token } = await asSignedOut(requireUser(parts.database.orm, parts, idTokenOf(request)))
  return callerOf({ ...user, ...methodsOf(user) }, token)
}

/** Like requireCaller, and reads further data in the same statement. */
export async function requireCallerWith(
  parts: Pick<Parts, 'database' | 'idTokens'>,
  request: Request,
  reading: { readonly read: ReadWithCaller; readonly asked: string },
): Promise<{ readonly caller: Caller; readonly read: string | null }> {
  const { orm } = parts.database
  const { user, token, read } = await asSignedOut(
    requireCallerAccount(orm, parts, idTokenOf(request), reading),
  )
  return { caller: callerOf(user, token), read }
}

function callerOf(user: CallerAccount, { signedInAt, sessionId }: IdTokenFacts): Caller {
  const displayName = nameIn(user.displayName ?? '')
  return {
    userId: user.id,
    ...(user.email !== null && { email: user.email }),
    ...(displayName !== '' && !imitatesLatin(displayName) && { displayName }),
    isAnonymous: hasNoMethod(user),
    emailVerified: user.isEmailVerified,
    signedInAt,
    ...(sessionId !== undefined && { sessionId }),
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
