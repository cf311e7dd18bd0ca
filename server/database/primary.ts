import pg from 'pg'
import { addressesOf } from '#config'
import type { Probe } from './probe.ts'

/** Time limit for a server to report its state. Milliseconds. */
const answerMs = 2_000
/** Interval of checks whether the known server is still the primary. Milliseconds. */
const watchMs = 1_000
/** SQLSTATE for a client that found no server. */
const unableToConnect = '08001'

/** Finds the writable server of an address with several hosts. */
export interface Primary {
  /** Address of the server found last; undefined if the primary may have changed since. */
  readonly known: string | undefined
  /** Returns the known address, or queries all servers. Throws a database error if none is writable. */
  readonly find: () => Promise<string>
  /** Makes the next connection query the servers again. */
  readonly forget: () => void
  /** Registers a callback for when a different server was found. */
  readonly onChange: (changed: () => void) => void
}

/** A database to open connections to. */
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

/** Returns the settings for a connection to the server that is writable now. */
export async function connectionTo({ connection, primary }: Target): Promise<pg.ClientConfig> {
  return primary ? { ...connection, connectionString: await primary.find() } : connection
}

/**
 * Returns a client class that connects to the known server, for pools, which open all connections with the
 * same settings.
 */
export function clientOf(primary: Primary): typeof pg.Client {
  return class extends pg.Client {
    constructor(settings: pg.ClientConfig) {
      super({ ...settings, connectionString: primary.known })
    }
  }
}

/**
 * Looks for another server as soon as the probe finds the known one unreachable, before a connection fails.
 */
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
        await primary.find().catch(() => {}) // the next check, or a connection, finds it
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
      // A former primary that was not stopped is writable too. Each promotion starts a later timeline.
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

/** Returns the timeline of a server, as eight hexadecimal digits; undefined if the server is not writable. */
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
    // Not awaited: an unresponsive server does not respond to this either.
    client.end().catch(() => {})
  }
}
