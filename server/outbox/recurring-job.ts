import { type ParsedCronItem, parseCronItems } from 'graphile-worker'

/** Work that one of the processes does again and again. */
export interface RecurringJob {
  /** Lasting: the last run is stored under it. */
  readonly name: string
  /** Five fields as in crontab(5), in UTC. */
  readonly schedule: string
  readonly run: () => Promise<void>
}

/** Name of the graphile-worker task of all recurring jobs. */
export const recurringTask = 'recurring'

/** A run that was due while no process was there is made up for if it is not older. Milliseconds. */
const backfillMs = 3_600_000
/** The next run is due soon. */
const maxAttempts = 2

export function cronItemsOf(jobs: readonly RecurringJob[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.map(({ name, schedule }) => ({
      task: recurringTask,
      match: schedule,
      identifier: name,
      payload: { name },
      // The key: a run that is still waiting is not doubled by the next.
      options: { backfillPeriod: backfillMs, maxAttempts, jobKey: `recurring ${name}` },
    })),
  )
}

export async function runRecurring(jobs: readonly RecurringJob[], payload: unknown): Promise<void> {
  const { name } = payload as { name: string } // written by cronItemsOf
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`No recurring job ${name}`) // another version of the server may have it
  await job.run()
}
