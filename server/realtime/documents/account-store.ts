import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'

/** Retention of closed accounts, longer than the lifetime of their id tokens. Milliseconds. */
const keptMs = 86_400_000

/** Refuses all later writes of an account. */
export async function closeAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into realtime.closed_accounts (user_id) values (${userId}) on conflict do nothing`)
}

export async function pruneClosedAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from realtime.closed_accounts where closed_at < now() - ${keptMs}::float8 * interval '1 millisecond'`)
}
