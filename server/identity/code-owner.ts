import type { Transaction } from '#database'
import { identityError } from './errors.ts'
import type { OneTimeCode } from './one-time-codes.ts'
import { findUser, type User } from './users.ts'

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
