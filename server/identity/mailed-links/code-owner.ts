import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { lockOneTimeCode, consumeOneTimeCode, type OneTimeCode } from './one-time-code-store.ts'
import type { CodePurpose } from '../schema.ts'
import { findUser, lockUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/**
 * Uses a code up, of callers at the same moment for one. Its account stays locked until the transaction is over.
 * Throws identity/code-invalid, identity/code-expired, identity/user-disabled.
 */
export async function consumeOwnedCode(
  tx: Transaction,
  text: string,
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<{ code: OneTimeCode; user: User }> {
  const code = await lockOneTimeCode(tx, text, purposes, now)
  if (code.userId !== null) await lockUser(tx, code.userId)
  await consumeOneTimeCode(tx, code, now)
  return { code, user: await requireCodeOwner(tx, code) }
}

/**
 * The account that a code was made for, while that has the address it had then; a code that brings an address back
 * is there for when it has not. Throws identity/code-invalid, identity/user-disabled.
 */
export async function requireCodeOwner(tx: Transaction, code: OneTimeCode): Promise<User> {
  const user = code.userId === null ? undefined : await findUser(tx, code.userId)
  if (!user) throw identityError('identity/code-invalid')
  const isAddressed = code.purpose === 'recover-email' || (user.email ?? '') === code.email
  if (!isAddressed) throw identityError('identity/code-invalid')
  if (user.isDisabled) throw identityError('identity/user-disabled')
  return user
}
