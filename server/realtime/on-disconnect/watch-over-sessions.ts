import type { Database } from '#database'
import type { Log } from '#http'
import { forgetProcess, listAbandoned, markSeen } from './leftover-store.ts'

/** A process that has not been seen for this long is taken for dead. */
const unseenMs = 30_000
const lookEveryMs = 5_000

export interface WatchingOver {
  /** What this process has left behind is then for others to end, at once. */
  readonly stop: () => Promise<void>
}

/**
 * Lets other processes know that this one lives, and ends the sessions of those that died, also of one that ran here
 * before. end: writes what was kept for a session, once.
 */
export async function watchOverSessions(parts: {
  readonly database: Pick<Database, 'orm'>
  readonly processId: string
  readonly end: (session: string) => Promise<void>
  readonly log: Log
  readonly lookEveryMs?: number
  readonly unseenMs?: number
}): Promise<WatchingOver> {
  const { database, processId, end, log } = parts
  await look()
  const looking = setInterval(() => {
    look().catch((error: unknown) => log.warn({ error }, 'live sessions can not be looked after'))
  }, parts.lookEveryMs ?? lookEveryMs).unref()

  async function look(): Promise<void> {
    await markSeen(database.orm, processId)
    const abandoned = await listAbandoned(database.orm, parts.unseenMs ?? unseenMs)
    await Promise.all(abandoned.map(end))
    if (abandoned.length > 0)
      log.info({ sessions: abandoned.length }, 'sessions of an ended process were ended')
  }

  return {
    async stop() {
      clearInterval(looking)
      await forgetProcess(database.orm, processId)
    },
  }
}
