import pg from 'pg'
import { connectionTo, type Target } from './primary.ts'

/** State of the database: writable, read-only because it is a standby, or unreachable. */
export type DatabaseState = 'ready' | 'readOnly' | 'away'

/** Checks the database on a dedicated connection, which requests neither use nor wait for. */
export interface Probe {
  /** Returns the state, which is at most a second old. */
  readonly ask: () => Promise<DatabaseState>
  readonly close: () => Promise<void>
}

const freshMs = 1_000
const answerMs = 2_000

export function openProbe(target: Target): Probe {
  let client: pg.Client | undefined
  let asked: { readonly at: number; readonly state: Promise<DatabaseState> } | undefined

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const opened = new pg.Client({
      ...(await connectionTo(target)),
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    // The running query rejects with the same error.
    opened.on('error', () => {})
    opened.on('end', () => {
      if (client !== opened) return
      client = undefined
      // The state from before the connection was lost no longer applies.
      asked = undefined
    })
    await opened.connect()
    return (client = opened)
  }

  async function read(): Promise<DatabaseState> {
    try {
      const { rows } = await (
        await connected()
      ).query<{ reads: boolean }>(
        `select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as reads`,
      )
      if (!rows[0]?.reads) return 'ready'
      // The next connection may find the server that took over.
      leave()
      return 'readOnly'
    } catch {
      leave()
      return 'away'
    }
  }

  function leave(): void {
    const left = client
    client = undefined
    target.primary?.forget()
    // Not awaited: an unresponsive server does not respond to this either.
    left?.end().catch(() => {})
  }

  return {
    ask: () => {
      if (!asked || performance.now() - asked.at >= freshMs) asked = { at: performance.now(), state: read() }
      return asked.state
    },
    close: async () => {
      await asked?.state
      await client?.end()
    },
  }
}
