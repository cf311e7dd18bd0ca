import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '#http'

const firstPauseMs = 50
const longestPauseMs = 5_000

export interface Listening {
  readonly stop: () => void
}

/**
 * Calls `heard` with the payload of every notice on a channel, and with none whenever a lost connection was made
 * again, since notices may have been missed. Resolves when it listens.
 */
export async function listen(
  pool: Pick<pg.Pool, 'connect'>,
  channel: string,
  changes: (payload: string | undefined) => void,
  log: Log,
): Promise<Listening> {
  const stopping = new AbortController()
  let release = await connect()

  /** Returns what lets go of the connection. */
  async function connect(): Promise<() => void> {
    const client = await pool.connect()
    let isReleased = false
    const letGo = (): void => {
      if (!isReleased) client.release(true)
      isReleased = true
    }
    client.on('notification', ({ payload }) => changes(payload))
    client.once('end', () => {
      letGo()
      if (!stopping.signal.aborted) void connectAgain()
    })
    try {
      await client.query(`listen ${channel}`)
    } catch (error) {
      letGo()
      throw error
    }
    return letGo
  }

  async function connectAgain(): Promise<void> {
    log.warn({ channel }, 'the connection that listens to the database was lost')
    for (
      let pauseMs = firstPauseMs;
      !stopping.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      try {
        await pause(pauseMs, undefined, { signal: stopping.signal })
        release = await connect()
        changes(undefined)
        return
      } catch {
        // The next attempt comes later.
      }
    }
  }

  return {
    stop() {
      stopping.abort()
      release()
    },
  }
}
