import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { type CallerAccount, findCallerWith, type ReadWithCaller } from './caller-store.ts'
import { findSignedInUser } from './session-by-token-store.ts'
import type { IdTokenFacts } from '../tokens/id-tokens.ts'
import type { Parts } from '../parts.ts'
import { lockUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/** Maximum age of a sign-in for changing credentials. */
const recentMs = 5 * 60 * 1000

/**
 * Returns the current account of an id token. Throws identity/id-token-missing, identity/id-token-invalid,
 * identity/user-unknown, identity/user-disabled, identity/token-expired.
 */
export async function requireUser(
  tx: Transaction,
  parts: Pick<Parts, 'idTokens'>,
  idToken: string | undefined,
): Promise<SignedIn<User>> {
  return requireActive(tx, await verify(parts, idToken))
}

/** Like requireUser, with the account locked first, for transactions that change its credentials. */
export async function requireLockedUser(
  tx: Transaction,
  parts: Pick<Parts, 'idTokens'>,
  idToken: string | undefined,
): Promise<SignedIn<User>> {
  const token = await verify(parts, idToken)
  await lockUser(tx, token.userId)
  return requireActive(tx, token)
}

/**
 * Like requireUser, for the part of the account that calls need; reads further data in the same statement.
 */
export async function requireCallerAccount(
  tx: Transaction,
  parts: Pick<Parts, 'idTokens'>,
  idToken: string | undefined,
  { read, asked }: { readonly read: ReadWithCaller; readonly asked: string },
): Promise<SignedIn<CallerAccount> & { readonly read: string | null }> {
  const token = await verify(parts, idToken)
  const { userId, sessionId } = token
  const found = await findCallerWith(tx, read, { userId, sessionId, asked })
  return { ...activeIn(found, token), read: found?.read ?? null }
}

interface SignedIn<Account> {
  user: Account
  token: IdTokenFacts
}

async function verify(
  { idTokens }: Pick<Parts, 'idTokens'>,
  idToken: string | undefined,
): Promise<IdTokenFacts> {
  if (!idToken) throw identityError('identity/id-token-missing')
  return idTokens.verify(idToken)
}

async function requireActive(tx: Transaction, token: IdTokenFacts): Promise<SignedIn<User>> {
  return activeIn(await findSignedInUser(tx, token), token)
}

function activeIn<Account extends Pick<User, 'isDisabled' | 'validSince'>>(
  found: { readonly user: Account; readonly isSessionEnded: boolean } | undefined,
  token: IdTokenFacts,
): SignedIn<Account> {
  if (!found) throw identityError('identity/user-unknown')
  const { user, isSessionEnded } = found
  if (user.isDisabled) throw identityError('identity/user-disabled')
  if (isSessionEnded || token.issuedAt < user.validSince) throw identityError('identity/token-expired')
  return { user, token }
}

/** Throws identity/sign-in-too-old if the sign-in of a token is too old for changing credentials. */
export function requireRecentSignIn(token: IdTokenFacts, now: Date): void {
  if (!isRecentSignIn(token.signedInAt, now)) throw identityError('identity/sign-in-too-old')
}

export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= recentMs
}
