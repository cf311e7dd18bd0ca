import { inArray, lt, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { usageCounters } from './schema.ts'

/**
 * Maximum number of expired counters deleted with each count: more than a count can add, so the table stays
 * small.
 */
const deletedPerCount = 20

export interface Counter {
  readonly key: string
  readonly seconds: number
  readonly count: number
}

export interface Counted {
  readonly used: number
  readonly endsAt: Date
}

/**
 * Counts uses of each key in the window opened by its first use. Returns uses and end of each window.
 * Concurrent calls share one statement, with results as if called one after the other. Keys are locked in a
 * fixed order, which prevents deadlocks.
 */
export function countUses(
  tx: Transaction,
  counters: readonly Counter[],
  now: Date,
): Promise<ReadonlyMap<string, Counted>> {
  return counts(tx)({ counters, now })
}

interface Call {
  readonly counters: readonly Counter[]
  readonly now: Date
}

const counts = memoizeByOwner((tx: Transaction) =>
  batched(async (calls: readonly Call[]) => {
    const sums = new Map<string, Counter>()
    for (const counter of calls.flatMap(({ counters }) => counters)) {
      const { count = 0 } = sums.get(counter.key) ?? {}
      sums.set(counter.key, { ...counter, count: count + counter.count })
    }
    const now = new Date(Math.max(...calls.map((call) => call.now.getTime())))
    const counted = await addUses(tx, [...sums.values()], now)
    /** Uses of each key before each call, as if the calls were made one by one. */
    const before = new Map([...counted].map(([key, { used }]) => [key, used - (sums.get(key)?.count ?? 0)]))
    return calls.map(
      ({ counters }) =>
        new Map(
          counters.flatMap(({ key, count }) => {
            const whole = counted.get(key)
            if (!whole) return []
            const used = (before.get(key) ?? 0) + count
            before.set(key, used)
            return [[key, { ...whole, used }]]
          }),
        ),
    )
  }),
)

async function addUses(
  tx: Transaction,
  counters: readonly Counter[],
  now: Date,
): Promise<Map<string, Counted>> {
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
  // Only the first use of a window adds a counter.
  const added = new Map(counters.map(({ key, count }) => [key, count]))
  if (rows.some(({ key, used }) => used === added.get(key))) await deleteExpired(tx, now)
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
