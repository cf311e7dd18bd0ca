import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { lockOneTimeCode, consumeOneTimeCode, type OneTimeCode } from './one-time-code-store.ts'
import type { CodePurpose } from '../schema.ts'
import { findUser, lockUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/**
 * Consumes a code; of concurrent calls one succeeds. Its account stays locked until the transaction ends.
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
 * Returns the account a code was created for. The account must still have the address it had then, except for codes
 * that restore an address. Throws identity/code-invalid, identity/user-disabled.
 */
export async function requireCodeOwner(tx: Transaction, code: OneTimeCode): Promise<User> {
  const user = code.userId === null ? undefined : await findUser(tx, code.userId)
  if (!user) throw identityError('identity/code-invalid')
  const hasSameAddress = (user.email ?? '') === code.email
  if (code.purpose !== 'recover-email' && !hasSameAddress) throw identityError('identity/code-invalid')
  if (user.isDisabled) throw identityError('identity/user-disabled')
  return user
}
