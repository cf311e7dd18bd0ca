import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { rateLimits } from '../schema.ts'

/** A fixed window that its first attempt opens. */
interface Window {
  readonly attempts: number
  readonly endsAt: Date
}

/** Counts an attempt and returns the window. */
export async function countInWindow(
  tx: Transaction,
  { key, windowSeconds, now }: { key: string; windowSeconds: number; now: Date },
): Promise<Window> {
  const endsAt = new Date(now.getTime() + windowSeconds * 1000)
  const isExpired = sql`${rateLimits.endsAt} <= ${now.toISOString()}`
  const [counted] = await tx
    .insert(rateLimits)
    .values({ key, attempts: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isExpired} then 1 else ${rateLimits.attempts} + 1 end`,
        endsAt: sql`case when ${isExpired} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, endsAt: rateLimits.endsAt })
  return counted ?? { attempts: 0, endsAt }
}

/** Returns the current window; undefined if none is open. */
export async function readWindow(tx: Transaction, key: string, now: Date): Promise<Window | undefined> {
  const [counted] = await tx
    .select({ attempts: rateLimits.attempts, endsAt: rateLimits.endsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.endsAt, now)))
  return counted
}

/** Returns the keys with an open window. */
export async function readOpenKeys(
  tx: Transaction,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const open = await tx
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, [...keys]), gt(rateLimits.endsAt, now)))
  return new Set(open.map(({ key }) => key))
}

export interface BackOffSchedule {
  /** Attempts without a wait; each later one doubles the wait. */
  freeAttempts: number
  firstSeconds: number
  maxSeconds: number
  /** Seconds after the last attempt until the count restarts. */
  resetSeconds: number
}

/**
 * Counts an attempt unless a wait is running. Returns true if counted. A single statement decides and counts,
 * so of concurrent attempts after a wait only one is counted; this attempt starts the next wait.
 */
export async function countUnlessWaiting(
  tx: Transaction,
  { key, schedule, now }: { key: string; schedule: BackOffSchedule; now: Date },
): Promise<boolean> {
  const { freeAttempts, firstSeconds, maxSeconds, resetSeconds } = schedule
  const moment = sql`${now.toISOString()}::timestamptz`
  const count = sql`case when ${rateLimits.endsAt} <= ${moment} then 1 else ${rateLimits.attempts} + 1 end`
  const seconds = sql`least(${maxSeconds}, ${firstSeconds} * power(2, least(${count} - ${freeAttempts}, 20)))`
  const counted = await tx
    .insert(rateLimits)
    .values({ key, attempts: 1, endsAt: new Date(now.getTime() + resetSeconds * 1000) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: count,
        endsAt: sql`excluded.ends_at`,
        waitsUntil: sql`case when ${count} >= ${freeAttempts} then ${moment} + ${seconds} * interval '1 second' end`,
      },
      setWhere: sql`coalesce(${rateLimits.waitsUntil} <= ${moment}, true)`,
    })
    .returning({ attempts: rateLimits.attempts })
  return counted.length > 0
}

/** Returns the end of the running wait. */
export async function readWaitEnd(tx: Transaction, key: string): Promise<Date | undefined> {
  const [waiting] = await tx
    .select({ until: rateLimits.waitsUntil })
    .from(rateLimits)
    .where(eq(rateLimits.key, key))
  return waiting?.until ?? undefined
}

/** Uncounts one attempt and ends the running wait. */
export async function refundAttempt(tx: Transaction, key: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ attempts: sql`greatest(0, ${rateLimits.attempts} - 1)`, waitsUntil: null })
    .where(eq(rateLimits.key, key))
}

export async function deleteLimit(tx: Transaction, key: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function deleteExpiredLimits(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.endsAt, now))
}
