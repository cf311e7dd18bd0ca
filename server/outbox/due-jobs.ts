import type { Database } from '#database'

/** Maximum number of jobs that are counted. */
const maxJobs = 10_000

/** Returns the number of due jobs that no worker has taken, by task identifier. Counts at most 10,000. */
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
