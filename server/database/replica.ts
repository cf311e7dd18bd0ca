import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { ConfigError } from '#config'
import { batched } from './batched.ts'
import { isDatabaseUnavailable } from './is-unavailable.ts'
import type { Transaction } from './transaction.ts'

/** Maximum wait of a read for the replica to receive everything committed before the read. Milliseconds. */
const waitMs = 100
const pollMs = 5
/** Time limit for the query of the replica's position. Milliseconds. */
const checkMs = 500
/**
 * How long reads are sent to the primary after a failure of the replica: after a first failure, and after a
 * further one. Milliseconds.
 */
const awayMs = { first: 1_000, further: 5_000 } as const
/**
 * How long reads are sent to the primary after the connection to the primary was lost, since the replica may
 * now follow another server. Milliseconds.
 */
const failoverMs = 10_000

/** Server of a read: the replica, or the primary because the replica lacks changes or fails. */
export type ReadFrom = 'replica' | 'behind' | 'failed'

/** A copy of the database for reads. */
export interface Replica {
  /** Sends each statement to the replica, or to the primary. */
  readonly orm: Transaction
  /** Called for each statement. */
  onRead: (from: ReadFrom) => void
  /** Returns how far the replica lags behind. Rejects if it does not respond. */
  readonly delay: () => Promise<{ readonly seconds: number; readonly bytes: number }>
}

/**
 * Acknowledged commits are on disk, and so below this position of the log; with synchronous_commit off they
 * may be above it, so the insert position is used.
 */
const position = `case when current_setting('synchronous_commit') = 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`

const identity = `select (select system_identifier from pg_control_system()) || ' '
  || (select oid from pg_database where datname = current_database()) as identity`

/**
 * Opens the replica of a database. primary: the pool for requests. positions: a pool of one connection to the
 * primary, which no request occupies. Throws ConfigError if the replica is a different database; an
 * unreachable one may come back.
 */
export async function openReplica(
  { primary, positions, replica }: Readonly<Record<'primary' | 'positions' | 'replica', pg.Pool>>,
  log: Logger,
): Promise<Replica> {
  const known = new WeakSet<pg.PoolClient>()
  const expected = await identityOf(positions)
  let pausedUntil = -Infinity
  let isAway = false
  let isBehind = false

  positions.on('error', () => (pausedUntil = performance.now() + failoverMs))

  // Concurrent reads share one position, which is read after all of them have started.
  const positionNow = batched(async (reads: readonly 'now'[]) => {
    const { rows } = await positions.query<{ at: string }>({
      name: 'log_position',
      text: `select ${position} as at`,
    })
    return reads.map(() => rows[0]!.at) // exactly one row
  })

  async function hasReplayed(client: pg.PoolClient, at: string): Promise<boolean> {
    const check = {
      name: 'has_replayed',
      text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      values: [at],
      query_timeout: checkMs,
    }
    return (await client.query<{ has: boolean }>(check)).rows[0]?.has === true
  }

  async function connect(): Promise<pg.PoolClient> {
    const client = await replica.connect()
    if (known.has(client)) return client
    try {
      if ((await identityOf(client)) !== expected) throw new Error('DATABASE_READ_URL is another database')
    } catch (error) {
      client.release(true)
      throw error
    }
    known.add(client)
    return client
  }

  /**
   * Returns a connection to the replica once it has everything committed so far; undefined if the primary
   * must answer.
   */
  async function caughtUp(): Promise<pg.PoolClient | undefined> {
    if (performance.now() < pausedUntil) return void result.onRead('failed')
    const at = await positionNow('now').catch(() => undefined)
    if (at === undefined) {
      pausedUntil = performance.now() + failoverMs
      return void result.onRead('failed')
    }
    let client: pg.PoolClient | undefined
    try {
      client = await connect()
      // A replica for which others have already waited in vain is not waited for.
      const deadline = isBehind ? 0 : performance.now() + waitMs
      while (!(await hasReplayed(client, at))) {
        if (performance.now() < deadline) {
          await pause(pollMs)
          continue
        }
        isBehind = true
        client.release()
        return void result.onRead('behind')
      }
      isBehind = false
      if (isAway) log.info('the replica answers again')
      isAway = false
      return client
    } catch (error) {
      client?.release(true)
      fail(error)
      return undefined
    }
  }

  function fail(error: unknown): void {
    if (!isAway) log.warn({ error }, 'the replica does not answer; the primary does')
    const pauseMs = isAway ? awayMs.further : awayMs.first
    isAway = true
    pausedUntil = Math.max(pausedUntil, performance.now() + pauseMs)
    result.onRead('failed')
  }

  async function query(...statement: Parameters<pg.Pool['query']>): Promise<unknown> {
    const client = await caughtUp()
    if (!client) return primary.query(...statement)
    try {
      const answer: unknown = await client.query(...statement)
      client.release()
      result.onRead('replica')
      return answer
    } catch (error) {
      const isBroken = isDatabaseUnavailable(error)
      client.release(isBroken)
      if (isBroken) fail(error)
      // Replay can also cancel a statement. If the statement itself has an error, the primary throws it.
      else result.onRead('failed')
      return primary.query(...statement)
    }
  }

  const result: Replica = {
    // Outside of transactions, which a replica does not have, Drizzle only uses `query`.
    orm: drizzle({ query } as unknown as pg.Pool),
    onRead: () => {},
    delay: async () => {
      if (performance.now() < pausedUntil) throw new Error('the replica did not answer')
      const at = await positionNow('now')
      const client = await connect()
      try {
        const { rows } = await client.query<{ seconds: number; bytes: number }>({
          text: `select greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::float8 as bytes,
            case when pg_last_wal_replay_lsn() >= $1::pg_lsn then 0
              else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) end::float8 as seconds`,
          values: [at],
          query_timeout: checkMs,
        } as pg.QueryConfig)
        return rows[0]! // exactly one row
      } finally {
        client.release()
      }
    },
  }
  try {
    ;(await connect()).release()
  } catch (error) {
    if (!isDatabaseUnavailable(error))
      throw new ConfigError(
        `DATABASE_READ_URL: ${(error as Error).message}; accepted: a streaming replica of DATABASE_URL`,
      )
    fail(error)
  }
  return result
}

async function identityOf(server: pg.Pool | pg.PoolClient): Promise<string | undefined> {
  const { rows } = await server.query<{ identity: string }>(identity)
  return rows[0]?.identity
}
