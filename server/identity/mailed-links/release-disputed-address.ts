import type { Transaction } from '#database'
import { hasOtherRecovery } from './one-time-code-store.ts'
import { changeUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/**
 * Removes an unverified address from an account whose former address can still be restored; returns true if
 * removed. The next person who verifies the address gets a new account, because an attacker may have prepared
 * this one, or taken it over from its former owner. Lock the account first.
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
