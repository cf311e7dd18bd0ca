import type { Database } from '#database'
import type { Log } from '#http'
import { deleteProcess, recordHeartbeat } from './disconnect-write-store.ts'

/** A process without a heartbeat for this long counts as dead. */
const deadAfterMs = 30_000
const sweepIntervalMs = 5_000

export interface SessionReaper {
  /** Removes this process, so that others end its remaining sessions at once. */
  readonly stop: () => Promise<void>
}

/**
 * Records heartbeats of this process and ends the sessions of dead processes, including earlier ones of this
 * server. endSession: applies a session's onDisconnect writes, exactly once. onDeclaredDead: called if
 * another process has declared this one dead and ended its sessions, as after a long loss of the database.
 */
export async function startSessionReaper(parts: {
  readonly database: Pick<Database, 'orm'>
  readonly processId: string
  readonly endSession: (session: string) => Promise<void>
  readonly onDeclaredDead: () => void
  readonly log: Log
  readonly sweepIntervalMs?: number
}): Promise<SessionReaper> {
  const { database, processId, endSession, onDeclaredDead, log } = parts
  let isStarted = false
  await sweep()
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ error }, 'realtime session sweep failed'))
  }, parts.sweepIntervalMs ?? sweepIntervalMs).unref()

  async function sweep(): Promise<void> {
    const { isKnown, orphaned } = await recordHeartbeat(database.orm, processId, deadAfterMs)
    if (isStarted && !isKnown) {
      log.warn('another process ended the sessions of this one; its connections are closed')
      onDeclaredDead()
    }
    isStarted = true
    await Promise.all(orphaned.map(endSession))
    if (orphaned.length > 0) log.info({ sessions: orphaned.length }, 'sessions of a dead process ended')
  }

  return {
    async stop() {
      clearInterval(sweeping)
      await deleteProcess(database.orm, processId).catch((error: unknown) =>
        log.warn({ error }, 'realtime process was not removed'),
      )
    },
  }
}
