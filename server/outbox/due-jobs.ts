import type { Database } from '#database'

/** Jobs that are looked at. */
const maxJobs = 10_000

/** Returns how many jobs of each task are due and not taken, by the task's identifier. Up to 10,000 are counted. */
export async function dueJobs({ pool }: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ task: string; due: number }>(`
    select task.identifier as task, count(*)::int as due
    from (
      select task_id from graphile_worker._private_jobs
      where is_available and run_at <= now() order by priority, run_at limit ${maxJobs}
    ) job join graphile_worker._private_tasks task on task.id = job.task_id
    group by task.identifier`)
  return new Map(rows.map(({ task, due }) => [task, due]))
}
