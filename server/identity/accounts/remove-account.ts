import type { Transaction } from '#database'
import { publish } from '#outbox'
import { accountDeleted } from './account-deleted.ts'
import { endOneTimeCodes } from '../mailed-links/one-time-code-store.ts'
import { revokeSessions } from '../sessions/session-store.ts'
import { removeUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

/** Removes an account and ends its sessions and codes; its address becomes available. The caller has locked the account. */
export async function removeAccount(
  tx: Transaction,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await revokeSessions(tx, userId, now)
  await endOneTimeCodes(tx, { userId, email, now })
  await removeUser(tx, userId)
  // Other modules remove their own data about the account.
  await publish(tx, accountDeleted, { userId })
}
