import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { heldTask } from './kept-events.ts'
import { eventTasks, queuedEventTask } from './publish.ts'
import { recurringTask } from './recurring-job.ts'

/** Maximum number of jobs that are counted. */
const counted = 10_000

/** Returns the waiting time in seconds of the oldest due event, by task. */
export async function oldestEvents(tx: Transaction): Promise<Readonly<Record<string, number>>> {
  const { rows } = await tx.execute<{ task: string; seconds: number }>(sql`
    select task.identifier as task, extract(epoch from now() - min(run_at))::float8 as seconds
    from (
      select task_id, run_at from graphile_worker._private_jobs
      where locked_at is null and attempts < max_attempts and run_at <= now() limit ${counted}
    ) job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier <> ${heldTask}
    group by task.identifier`)
  // Without waiting events the figures are 0; absent figures mean that they cannot be read.
  const none = Object.fromEntries(
    [...Object.values(eventTasks), queuedEventTask, recurringTask].map((task) => [task, 0]),
  )
  return { ...none, ...Object.fromEntries(rows.map(({ task, seconds }) => [task, Math.max(0, seconds)])) }
}

/** Returns the numbers of jobs that wait, run, and failed permanently. Counts at most 10,000. */
export async function queueLength(tx: Transaction): Promise<Readonly<Record<string, number>>> {
  const { rows } = await tx.execute<Record<'waiting' | 'running' | 'failed', number>>(sql`
    select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from (select locked_at, attempts, max_attempts from graphile_worker._private_jobs limit ${counted}) job`)
  return rows[0] ?? {}
}
