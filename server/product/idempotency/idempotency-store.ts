import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '#database'
import { idempotencyKeys } from './schema.ts'

const keptMs = 24 * 60 * 60 * 1000

type Claim = Pick<typeof idempotencyKeys.$inferSelect, 'caller' | 'key' | 'requestHash' | 'createdAt'>

/** Returns whether the key was unused in the last 24 hours. Waits for a transaction that claims it at this moment. */
export async function claimKey(tx: Transaction, claim: Claim): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: { requestHash: claim.requestHash, createdAt: claim.createdAt, answer: null },
      setWhere: isExpired(claim.createdAt),
    })
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

export async function findAnswer(
  tx: Transaction,
  caller: string,
  key: string,
): Promise<{ readonly requestHash: Buffer; readonly answer: unknown } | undefined> {
  const { requestHash, answer } = idempotencyKeys
  const [found] = await tx.select({ requestHash, answer }).from(idempotencyKeys).where(isKey(caller, key))
  return found
}

export async function saveAnswer(
  tx: Transaction,
  caller: string,
  key: string,
  answer: unknown,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isKey(caller, key))
}

function isKey(caller: string, key: string): ReturnType<typeof and> {
  return and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))
}

/** Their answers contain personal data, so they are deleted also when nobody sends another key. */
export async function deleteExpiredKeys(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(isExpired(now))
}

function isExpired(now: Date): ReturnType<typeof lt> {
  return lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs))
}
