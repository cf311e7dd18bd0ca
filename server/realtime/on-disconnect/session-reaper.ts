import type { Database } from '#database'
import type { Log } from '#http'
import { deleteProcess, listOrphanedSessions, recordHeartbeat } from './disconnect-write-store.ts'

/** A process that has not been seen for this long is taken for dead. */
const deadAfterMs = 30_000
const sweepIntervalMs = 5_000

export interface SessionReaper {
  /** What this process has left behind is then for others to end, at once. */
  readonly stop: () => Promise<void>
}

/**
 * Lets other processes know that this one lives, and ends the sessions of those that died, also of one that ran here
 * before. end: writes what was kept for a session, once.
 */
export async function startSessionReaper(parts: {
  readonly database: Pick<Database, 'orm'>
  readonly processId: string
  readonly end: (session: string) => Promise<void>
  readonly log: Log
  readonly sweepIntervalMs?: number
  readonly deadAfterMs?: number
}): Promise<SessionReaper> {
  const { database, processId, end, log } = parts
  await sweep()
  const looking = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ error }, 'live sessions can not be looked after'))
  }, parts.sweepIntervalMs ?? sweepIntervalMs).unref()

  async function sweep(): Promise<void> {
    await recordHeartbeat(database.orm, processId)
    const abandoned = await listOrphanedSessions(database.orm, parts.deadAfterMs ?? deadAfterMs)
    await Promise.all(abandoned.map(end))
    if (abandoned.length > 0)
      log.info({ sessions: abandoned.length }, 'sessions of an ended process were ended')
  }

  return {
    async stop() {
      clearInterval(looking)
      await deleteProcess(database.orm, processId)
    },
  }
}
