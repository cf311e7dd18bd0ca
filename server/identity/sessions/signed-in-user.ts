import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { findSignedInUser } from './session-by-token-store.ts'
import type { IdTokenFacts } from '../tokens/id-tokens.ts'
import type { Parts } from '../parts.ts'
import { lockUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/** How fresh a sign-in must be to change what the account is entered with. */
const recentMs = 5 * 60 * 1000

/**
 * The account an id token speaks for, as it is now. Throws identity/id-token-missing, identity/id-token-invalid,
 * identity/user-unknown, identity/user-disabled, identity/token-expired.
 */
export async function requireUser(
  tx: Transaction,
  parts: Pick<Parts, 'idTokens'>,
  idToken: string | undefined,
): Promise<SignedIn> {
  return judge(tx, await verify(parts, idToken))
}

/** The same for a transaction that changes what the account is entered with: it stays as it is found meanwhile. */
export async function requireLockedUser(
  tx: Transaction,
  parts: Pick<Parts, 'idTokens'>,
  idToken: string | undefined,
): Promise<SignedIn> {
  const token = await verify(parts, idToken)
  await lockUser(tx, token.userId)
  return judge(tx, token)
}

interface SignedIn {
  user: User
  token: IdTokenFacts
}

async function verify(
  { idTokens }: Pick<Parts, 'idTokens'>,
  idToken: string | undefined,
): Promise<IdTokenFacts> {
  if (!idToken) throw identityError('identity/id-token-missing')
  return idTokens.verify(idToken)
}

async function judge(tx: Transaction, token: IdTokenFacts): Promise<SignedIn> {
  const found = await findSignedInUser(tx, token)
  if (!found) throw identityError('identity/user-unknown')
  const { user, hasEnded } = found
  if (user.isDisabled) throw identityError('identity/user-disabled')
  if (hasEnded || token.issuedAt < user.validSince) throw identityError('identity/token-expired')
  return { user, token }
}

/** Throws identity/sign-in-too-old. */
export function requireRecentSignIn(token: IdTokenFacts, now: Date): void {
  if (!isRecentSignIn(token.signedInAt, now)) throw identityError('identity/sign-in-too-old')
}

export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= recentMs
}
