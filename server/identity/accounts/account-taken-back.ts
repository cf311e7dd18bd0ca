import { z } from 'zod'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'

/** The owner of an address has taken an account back that somebody else may have made. at: see users.takenBackAt. */
export const accountTakenBack = eventType(
  'account-taken-back',
  z.object({ userId: z.string(), at: z.iso.datetime() }),
)

/** Ends what an account gave out earlier. Returns the change to write to the account; other modules end theirs. */
export async function takeBack(tx: Transaction, userId: string, now: Date): Promise<{ takenBackAt: Date }> {
  await publish(tx, accountTakenBack, { userId, at: now.toISOString() })
  return { takenBackAt: now }
}
