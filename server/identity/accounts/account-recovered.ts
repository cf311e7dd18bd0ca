import { z } from 'zod'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'

/**
 * Published when the owner of an address recovers an account that somebody else may have made. at: see
 * users.recoveredAt.
 */
export const accountRecovered = eventType(
  'account-taken-back',
  z.object({ userId: z.string(), at: z.iso.datetime() }),
)

/**
 * Ends rights that an account gave out before its recovery. Returns the changes to write to the account;
 * other modules end their rights on the event.
 */
export async function recoverAccount(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ recoveredAt: Date }> {
  await publish(tx, accountRecovered, { userId, at: now.toISOString() })
  return { recoveredAt: now }
}
