import type { Transaction } from '#database'
import { endOneTimeCodes } from './one-time-code-store.ts'
import { revokeSessions } from '../sessions/session-store.ts'
import { wholeSeconds, type User } from '../users/user.ts'

/**
 * Ends all sessions and pending links of an account whose credentials change. Returns the changes to write to the
 * account, which also invalidate id tokens issued before.
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
