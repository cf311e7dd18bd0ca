import pg from 'pg'
import { connectionTo, type Target } from './primary.ts'

/** State of the database: it can be written to, it is a standby that can only be read, or it does not answer. */
export type DatabaseState = 'ready' | 'readOnly' | 'away'

/** Asks on a connection of its own, which no request waits for or takes. */
export interface Probe {
  /** Returns the state, at most a second old. */
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
      // The state known before the connection was lost counts no more.
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
    // Not awaited: a server that does not answer does not answer this either.
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
