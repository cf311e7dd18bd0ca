import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '#http'

const minPauseMs = 50
const maxPauseMs = 5_000

export interface Listening {
  readonly stop: () => void
}

/**
 * Calls onNotification with the payload of every notification on a channel, and with undefined after each reconnect,
 * since notifications may have been missed. Resolves once LISTEN is active.
 */
export async function listen(
  pool: Pick<pg.Pool, 'connect'>,
  channel: string,
  onNotification: (payload: string | undefined) => void,
  log: Log,
): Promise<Listening> {
  const stopping = new AbortController()
  let release = await connect()

  /** Opens a connection and returns the function that closes it. */
  async function connect(): Promise<() => void> {
    const client = await pool.connect()
    let isListening = false
    let isReleased = false
    const disconnect = (): void => {
      if (!isReleased) client.release(true)
      isReleased = true
    }
    client.on('notification', ({ payload }) => onNotification(payload))
    client.once('end', () => {
      disconnect()
      // If the connection is lost before LISTEN is answered, the caller of connect reconnects.
      if (isListening && !stopping.signal.aborted) void reconnect()
    })
    try {
      await client.query(`listen ${channel}`)
      isListening = true
    } catch (error) {
      disconnect()
      throw error
    }
    // If listening was stopped during a reconnect, nobody else releases the new connection.
    if (stopping.signal.aborted) disconnect()
    return disconnect
  }

  async function reconnect(): Promise<void> {
    log.warn({ channel }, 'LISTEN connection lost')
    for (let pauseMs = minPauseMs; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        await pause(pauseMs, undefined, { signal: stopping.signal })
        release = await connect()
        onNotification(undefined)
        return
      } catch {
        // the loop retries after the next pause
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
