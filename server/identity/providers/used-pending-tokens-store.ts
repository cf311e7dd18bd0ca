import { eq, lt } from 'drizzle-orm'
import type { Transaction } from '#database'
import { usedPendingTokens } from '../schema.ts'

/**
 * Time beyond expiry for which used tokens are stored. Clocks of processes differ: a token expired in one may
 * still be valid in another.
 */
const marginMs = 3600 * 1000

export type PendingTokenKey = typeof usedPendingTokens.$inferInsert

/**
 * Marks a token as used. Returns false if it was used before. Concurrent calls wait for the first one's
 * transaction.
 */
export async function consumePendingToken(tx: Transaction, key: PendingTokenKey): Promise<boolean> {
  const added = await tx
    .insert(usedPendingTokens)
    .values(key)
    .onConflictDoNothing()
    .returning({ id: usedPendingTokens.id })
  return added.length > 0
}

export async function isPendingTokenUsed(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.select().from(usedPendingTokens).where(eq(usedPendingTokens.id, id))
  return found.length > 0
}

export async function deleteExpiredPendingTokens(tx: Transaction, now: Date): Promise<void> {
  await tx
    .delete(usedPendingTokens)
    .where(lt(usedPendingTokens.expiresAt, new Date(now.getTime() - marginMs)))
}
