import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'

/** An event whose delivery failed permanently. */
export interface FailedEvent {
  /** Id of the job of the event, for runFailedEvent. */
  readonly jobId: string
  readonly type: string
  readonly publishedAt: Date
  readonly attempts: number
  readonly error: string
}

/** Maximum number of failed events in a list. */
const shown = 100

/** Lists failed events, newest first, without payloads: these may contain personal data. */
export async function listFailedEvents(tx: Transaction): Promise<FailedEvent[]> {
  const { rows } = await tx.execute<FailedEvent & Record<string, unknown>>(sql`
    select job.id::text as "jobId", coalesce(job.payload->>'type', task.identifier) as type,
      job.created_at as "publishedAt", job.attempts, coalesce(job.last_error, '') as error
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.attempts >= job.max_attempts and job.locked_at is null
    order by job.id desc limit ${shown}`)
  return rows
}

/** Delivers a failed event again, with all its attempts. Returns false if there is no such event. */
export async function runFailedEvent(tx: Transaction, jobId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select id from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker._private_jobs
      where id = ${jobId}::bigint and attempts >= max_attempts and locked_at is null
    ), run_at => now(), attempts => 0)`)
  return rows.length > 0
}
