import type { Transaction } from '#database'
import { hasOtherRecovery } from './one-time-code-store.ts'
import { changeUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/**
 * Takes the address from an account that never proved it while the one before can still be brought back. Whoever
 * proves it then is given an account of their own: this one may be a stranger's who waits for them, and if they took
 * it themselves, it stays for its owner. Comes after the account is locked. Tells whether it was so.
 */
export async function releaseDisputedAddress(
  tx: Transaction,
  { id: userId, email, isEmailVerified, isDisabled }: User,
  now: Date,
): Promise<boolean> {
  if (email === null || isEmailVerified || isDisabled) return false
  if (!(await hasOtherRecovery(tx, { userId, email, now }))) return false
  await changeUser(tx, userId, { email: null })
  return true
}
