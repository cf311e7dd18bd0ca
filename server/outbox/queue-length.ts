import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'

/** Jobs that are counted. */
const counted = 10_000

/** Returns how many jobs wait, run, and failed permanently. Up to 10,000 are counted. */
export async function queueLength(tx: Transaction): Promise<Readonly<Record<string, number>>> {
  const { rows } = await tx.execute<Record<'waiting' | 'running' | 'failed', number>>(sql`
    select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from (select locked_at, attempts, max_attempts from graphile_worker._private_jobs limit ${counted}) job`)
  return rows[0] ?? {}
}
