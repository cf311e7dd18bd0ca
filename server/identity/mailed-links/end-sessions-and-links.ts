import type { Transaction } from '#database'
import { endOneTimeCodes } from './one-time-code-store.ts'
import { revokeSessions } from '../sessions/session-store.ts'
import { wholeSeconds, type User } from '../users/user.ts'

/**
 * Ends every session of an account and every link under way: what it is entered with becomes another. Gives what the
 * account is to say of it, so that no id token issued before counts either.
 */
export async function endSessionsAndLinks(
  tx: Transaction,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  now: Date,
): Promise<{ validSince: Date }> {
  await endOneTimeCodes(tx, { userId, email, now })
  await revokeSessions(tx, userId, now)
  return { validSince: wholeSeconds(now) }
}
