import { type ParsedCronItem, parseCronItems } from 'graphile-worker'

/** Periodic work, done by one of the processes. */
export interface RecurringJob {
  /** Permanent name: the time of the last run is stored under it. */
  readonly name: string
  /** Five fields like in crontab(5), in UTC. */
  readonly schedule: string
  readonly run: () => Promise<void>
}

/** Name of the graphile-worker task of all recurring jobs. */
export const recurringTask = 'recurring'

/** Maximum age in milliseconds of a missed run that is made up for once a process is running. */
const backfillMs = 3_600_000
/** Few attempts: the next run follows soon. */
const maxAttempts = 2

export function cronItemsOf(jobs: readonly RecurringJob[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.map(({ name, schedule }) => ({
      task: recurringTask,
      match: schedule,
      identifier: name,
      payload: { name },
      // The key prevents a second waiting run.
      options: { backfillPeriod: backfillMs, maxAttempts, jobKey: `recurring ${name}` },
    })),
  )
}

export async function runRecurring(jobs: readonly RecurringJob[], payload: unknown): Promise<void> {
  const { name } = payload as { name: string } // cronItemsOf wrote the payload
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`No recurring job ${name}`) // another version of the server may have the job
  await job.run()
}
