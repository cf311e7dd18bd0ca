import { z } from 'zod'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'

/** The owner of an address has recovered an account that somebody else may have made. at: see users.recoveredAt. */
export const accountRecovered = eventType(
  'account-taken-back',
  z.object({ userId: z.string(), at: z.iso.datetime() }),
)

/** Ends what an account gave out earlier. Returns the change to write to the account; other modules end theirs. */
export async function recoverAccount(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ recoveredAt: Date }> {
  await publish(tx, accountRecovered, { userId, at: now.toISOString() })
  return { recoveredAt: now }
}
