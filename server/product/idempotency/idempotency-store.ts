import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { idempotencyKeys } from '../schema.ts'

const keptMs = 24 * 60 * 60 * 1000
/** Expired keys deleted with each new one; more than one, so that the table stays small. */
const deletedPerKey = 20

type Claim = Pick<typeof idempotencyKeys.$inferSelect, 'caller' | 'key' | 'requestHash' | 'createdAt'>

/** Returns whether the key was unused in the last 24 hours. Waits for a transaction that claims it at this moment. */
export async function claimKey(tx: Transaction, claim: Claim): Promise<boolean> {
  const oldest = new Date(claim.createdAt.getTime() - keptMs)
  await deleteExpired(tx, oldest)
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: { requestHash: claim.requestHash, createdAt: claim.createdAt, answer: null },
      setWhere: lt(idempotencyKeys.createdAt, oldest),
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

async function deleteExpired(tx: Transaction, oldest: Date): Promise<void> {
  const { caller, key, createdAt } = idempotencyKeys
  const expired = tx
    .select({ caller, key })
    .from(idempotencyKeys)
    .where(lt(createdAt, oldest))
    .limit(deletedPerKey)
    .for('update', { skipLocked: true })
  await tx.delete(idempotencyKeys).where(sql`(${caller}, ${key}) in ${expired}`)
}
