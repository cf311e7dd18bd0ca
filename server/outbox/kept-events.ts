import type pg from 'pg'
import { recurringTask } from './recurring-job.ts'

/** An event that waits or failed permanently, as stored in a backup. */
export interface KeptEvent {
  readonly task: string
  readonly payload: unknown
  readonly queue: string | null
  readonly key: string | null
  /** ISO 8601. */
  readonly run_at: string
  readonly priority: number
  readonly attempts: number
  readonly max_attempts: number
  readonly last_error: string | null
}

type Client = Pick<pg.ClientBase, 'query'>

/** Task without workers: its payload is an event that waits until an operator releases it. */
export const heldTask = 'held-event'

const eventColumns = `task text, payload json, queue text, key text, run_at timestamptz, priority int, attempts int,
  max_attempts int, last_error text`
const batchSize = 1_000

/**
 * Lists the events that wait, run or failed permanently, oldest first. Recurring jobs are left out: they add
 * themselves.
 */
export async function keptEvents(client: Client): Promise<readonly KeptEvent[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as exists`,
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ event: KeptEvent }>(
    `select json_build_object('task', task.identifier, 'payload', job.payload, 'queue', queue.queue_name,
       'key', job.key, 'run_at', job.run_at, 'priority', job.priority, 'attempts', job.attempts,
       'max_attempts', job.max_attempts, 'last_error', job.last_error) as event
     from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
     where task.identifier <> $1 order by job.id`,
    [recurringTask],
  )
  return rows.map(({ event }) => event)
}

/** Adds events from a backup; those that failed permanently stay failed. */
export async function addKeptEvents(client: Client, events: readonly KeptEvent[]): Promise<void> {
  await inBatches(
    client,
    events,
    `with added as materialized (
       select event.*, (graphile_worker.add_job(event.task, event.payload, queue_name => event.queue,
         run_at => event.run_at, max_attempts => event.max_attempts, job_key => event.key,
         priority => event.priority, job_key_mode => 'unsafe_dedupe')).id
       from json_to_recordset($1) as event(${eventColumns}))
     select case when attempts < max_attempts
         then (select count(*) from graphile_worker.reschedule_jobs(array[id], attempts => attempts))
         else (select count(*) from graphile_worker.permanently_fail_jobs(array[id], last_error)) end
     from added where id is not null and attempts > 0`,
  )
}

/** Adds events that are not delivered until releaseHeldEvents. */
export async function holdEvents(client: Client, events: readonly KeptEvent[]): Promise<void> {
  const held = events.map((event) => ({ event }))
  await inBatches(
    client,
    held,
    `select graphile_worker.add_job('${heldTask}', event.event) from json_to_recordset($1) as event(event json)`,
  )
}

/**
 * Releases the held events for delivery and returns their number. An event is dropped if a newer one has its
 * key.
 */
export async function releaseHeldEvents(pool: Pick<pg.Pool, 'connect'>): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string; payload: KeptEvent }>(
      `select job.id, job.payload from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = $1 order by job.id for update of job`,
      [heldTask],
    )
    await addKeptEvents(
      client,
      rows.map(({ payload }) => payload),
    )
    await client.query('select from graphile_worker.complete_jobs($1)', [rows.map(({ id }) => id)])
    await client.query('commit')
    client.release()
    return rows.length
  } catch (error) {
    client.release(true) // close the connection to roll back
    throw error
  }
}

async function inBatches(client: Client, rows: readonly unknown[], text: string): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize)
    await client.query(text, [JSON.stringify(rows.slice(at, at + batchSize))])
}
