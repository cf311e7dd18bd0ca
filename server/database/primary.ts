import pg from 'pg'
import { addressesOf } from '#config'
import type { Probe } from './probe.ts'

/** Milliseconds that a server has to say which one it is. */
const answerMs = 2_000
/** Interval at which the known server is asked. */
const watchMs = 1_000
/** SQLSTATE of a client that found no server. */
const unableToConnect = '08001'

/** Finds the server that can be written to, of an address with several hosts. */
export interface Primary {
  /** Address of the server that was found last; undefined once it may be another one. */
  readonly known: string | undefined
  /** Returns the known address, or asks all servers. Throws an error of the database if none can be written to. */
  readonly find: () => Promise<string>
  /** Asks the servers again before the next connection. */
  readonly forget: () => void
  /** Calls back when another server than the last one was found. */
  readonly onChange: (changed: () => void) => void
}

/** A database that connections are opened to. */
export interface Target {
  readonly connection: pg.ClientConfig
  /** Set if the address has several hosts. */
  readonly primary?: Primary
}

export function targetOf(address: string, settings: pg.ClientConfig): Target {
  const addresses = addressesOf(address)
  if (addresses.length === 1) return { connection: { ...settings, connectionString: address } }
  return { connection: settings, primary: findPrimary(addresses, settings) }
}

/** Settings of a connection to the server that can be written to now. */
export async function connectionTo({ connection, primary }: Target): Promise<pg.ClientConfig> {
  return primary ? { ...connection, connectionString: await primary.find() } : connection
}

/** A client that connects to the known server, for pools: they open each connection with the same settings. */
export function clientOf(primary: Primary): typeof pg.Client {
  return class extends pg.Client {
    constructor(settings: pg.ClientConfig) {
      super({ ...settings, connectionString: primary.known })
    }
  }
}

/** Looks for another server as soon as the probe finds the known one away, before a connection fails. */
export function watchPrimaries(targets: readonly Target[], probe: Probe): NodeJS.Timeout | undefined {
  const primaries = targets.flatMap(({ primary }) => primary ?? [])
  if (primaries.length === 0) return undefined
  let isLooking = false
  return setInterval(async () => {
    if (isLooking) return
    isLooking = true
    if ((await probe.ask()) !== 'ready')
      for (const primary of primaries) {
        primary.forget()
        await primary.find().catch(() => {}) // the next look, or a connection, finds it
      }
    isLooking = false
  }, watchMs).unref()
}

function findPrimary(addresses: readonly string[], settings: pg.ClientConfig): Primary {
  const callbacks: (() => void)[] = []
  let known: string | undefined
  let last: string | undefined
  let searching: Promise<string> | undefined

  async function search(): Promise<string> {
    const asked = addresses.map(async (address) => ({
      address,
      timeline: await timelineOf(address, settings),
    }))
    let found: { readonly address: string; readonly timeline: string } | undefined
    for (const { address, timeline } of await Promise.all(asked)) {
      if (timeline === undefined) continue
      // A former primary that nobody stopped can be written to as well. Each promotion begins a later timeline.
      if (!found || timeline > found.timeline) found = { address, timeline }
    }
    if (!found) throw Object.assign(new Error('no server can be written to'), { code: unableToConnect })
    known = found.address
    const isChanged = last !== undefined && last !== known
    last = known
    if (isChanged) for (const changed of callbacks) changed()
    return known
  }

  return {
    get known() {
      return known
    },
    find: async () => known ?? (searching ??= search().finally(() => (searching = undefined))),
    forget: () => (known = undefined),
    onChange: (changed) => void callbacks.push(changed),
  }
}

/** Returns the timeline of a server, as eight hexadecimal digits; undefined if the server cannot be written to. */
async function timelineOf(address: string, settings: pg.ClientConfig): Promise<string | undefined> {
  const client = new pg.Client({
    ...settings,
    connectionString: address,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  // The running query rejects with the same error.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery() and not current_setting('transaction_read_only')::bool
         then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
    )
    return rows[0]?.timeline ?? undefined
  } catch {
    return undefined
  } finally {
    // Not awaited: a server that does not answer does not answer this either.
    client.end().catch(() => {})
  }
}
