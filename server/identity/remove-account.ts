import type { Transaction } from '#database'
import { publish } from '#outbox'
import { endOneTimeCodes } from './mailed-links/one-time-codes.ts'
import { revokeSessions } from './sessions/sessions.ts'
import { removeUser, type User } from './users.ts'

/** Removes an account that the caller has locked; its address is free again, its tokens and codes are worth nothing. */
export async function removeAccount(
  tx: Transaction,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await revokeSessions(tx, userId, now)
  await endOneTimeCodes(tx, { userId, email, now })
  await removeUser(tx, userId)
  // What others keep of the person is theirs to remove.
  await publish(tx, { type: 'account-deleted', payload: { userId } })
}
