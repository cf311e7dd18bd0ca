import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { Path } from '../tree/path.ts'

/** A put that is applied when its session ends. */
export interface DisconnectWrite {
  readonly userId: string | null
  readonly path: Path
  readonly value: unknown
}

/** Returns a session's writes and locks them until the transaction ends. */
export async function lockDisconnectWrites(tx: Transaction, session: string): Promise<DisconnectWrite[]> {
  const { rows } = await tx.execute<{ operations: string }>(
    sql`select operations from realtime.leftovers where session = ${session} for update`,
  )
  return rows[0] ? parse(rows[0].operations) : []
}

export async function saveDisconnectWrites(
  tx: Transaction,
  session: string,
  processId: string,
  writes: readonly DisconnectWrite[],
): Promise<void> {
  await tx.execute(sql`
    insert into realtime.leftovers (session, process_id, operations)
    values (${session}, ${processId}, ${JSON.stringify(writes)})
    on conflict (session) do update set operations = excluded.operations, process_id = excluded.process_id`)
}

export async function deleteDisconnectWrites(tx: Transaction, session: string): Promise<void> {
  await tx.execute(sql`delete from realtime.leftovers where session = ${session}`)
}

export async function listDisconnectWrites(tx: Transaction, session: string): Promise<DisconnectWrite[]> {
  const { rows } = await tx.execute<{ operations: string }>(
    sql`select operations from realtime.leftovers where session = ${session}`,
  )
  return rows[0] ? parse(rows[0].operations) : []
}

/**
 * Deletes and returns the writes of ended sessions; the caller must apply them in the same transaction.
 * Leaves out writes that another transaction is applying.
 */
export async function takeDisconnectWrites(
  tx: Transaction,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, DisconnectWrite[]>> {
  if (sessions.length === 0) return new Map()
  const { rows } = await tx.execute<{ session: string; operations: string }>(sql`
    delete from realtime.leftovers where session in (
      select session from realtime.leftovers where session = any (${sql.param(sessions)}) for update skip locked)
    returning session, operations`)
  return new Map(rows.map(({ session, operations }) => [session, parse(operations)]))
}

export async function deleteProcess(tx: Transaction, processId: string): Promise<void> {
  await tx.execute(sql`delete from realtime.processes where process_id = ${processId}`)
}

/**
 * Records a heartbeat of the process and deletes processes without one for deadAfterMs. isKnown: true if the
 * process was already stored. orphaned: sessions of deleted processes.
 */
export async function recordHeartbeat(
  tx: Transaction,
  processId: string,
  deadAfterMs: number,
): Promise<{ readonly isKnown: boolean; readonly orphaned: readonly string[] }> {
  const isDead = sql`processes.seen_at < now() - ${deadAfterMs}::float8 * interval '1 millisecond'`
  const { rows } = await tx.execute<{ is_known: boolean; orphaned: string[] }>(sql`
    with beat as (
      insert into realtime.processes (process_id, seen_at) values (${processId}, now())
      on conflict (process_id) do update set seen_at = now() returning xmax <> 0 as is_known
    ), dead as (
      delete from realtime.processes where ${isDead} and process_id <> ${processId}
    )
    select is_known, array(
      select session from realtime.leftovers
      where process_id <> ${processId} and not exists (
        select from realtime.processes where processes.process_id = leftovers.process_id and not (${isDead}))
    ) as orphaned from beat`)
  const [beat] = rows
  return { isKnown: beat?.is_known ?? false, orphaned: beat?.orphaned ?? [] }
}

function parse(operations: string): DisconnectWrite[] {
  return JSON.parse(operations) as DisconnectWrite[] // shape written by saveDisconnectWrites
}
