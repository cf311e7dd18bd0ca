import { inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { usageCounters } from './schema.ts'

/** Expired counters deleted with a count that may add some; more than it can add, so the table stays small. */
const deletedPerCount = 20

/**
 * Counts uses of each key in the window its first use opened. Returns uses and end of each window.
 * Keys are locked in one order, which prevents deadlocks.
 */
export async function countUses(
  tx: Transaction,
  counters: readonly { readonly key: string; readonly seconds: number; readonly count: number }[],
  now: Date,
): Promise<Map<string, { used: number; endsAt: Date }>> {
  const isExpired = sql`${usageCounters.endsAt} <= ${now.toISOString()}`
  const rows = await tx
    .insert(usageCounters)
    .values(
      counters
        .map(({ key, seconds, count }) => ({
          key,
          used: count,
          endsAt: new Date(now.getTime() + seconds * 1000),
        }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: usageCounters.key,
      set: {
        used: sql`case when ${isExpired} then excluded.used else ${usageCounters.used} + excluded.used end`,
        endsAt: sql`case when ${isExpired} then excluded.ends_at else ${usageCounters.endsAt} end`,
      },
    })
    .returning()
  // Counters are added only by the first use of a window.
  const counts = new Map(counters.map(({ key, count }) => [key, count]))
  if (rows.some(({ key, used }) => used === counts.get(key))) await deleteExpired(tx, now)
  return new Map(rows.map(({ key, used, endsAt }) => [key, { used, endsAt }]))
}

async function deleteExpired(tx: Transaction, now: Date): Promise<void> {
  const expired = tx
    .select({ key: usageCounters.key })
    .from(usageCounters)
    .where(lt(usageCounters.endsAt, now))
    .limit(deletedPerCount)
    .for('update', { skipLocked: true })
  await tx.delete(usageCounters).where(inArray(usageCounters.key, expired))
}
