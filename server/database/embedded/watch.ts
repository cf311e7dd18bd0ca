import pg from 'pg'
import { superuser } from './cluster.ts'
import type { Place } from './postmaster.ts'

/** A connection of this process that closes when the server stops. */
export type Watch = {
  /** True if no other process uses the server. */
  isLast: () => Promise<boolean>
  ended: Promise<void>
  hasEnded: () => boolean
  end: () => Promise<void>
}

export const databaseName = 'costard'

const applicationName = 'costard-launcher'

/** Key of the advisory lock held while the database is created. */
const creationLock = 0x636f7374

/**
 * Error codes for a server that does not run or is not ready: of Node, and PostgreSQL's cannot_connect_now
 * and admin_shutdown.
 */
const unavailableCodes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01']

/** The driver reports a connection lost during a query without a code. */
function isUnavailable(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException // the driver rejects with Errors only
  return unavailableCodes.includes(code) || message.startsWith('Connection terminated')
}

/** Connects to the running server of this cluster; returns undefined while none responds. */
export async function findServer({ socketDir, clusterDir }: Place): Promise<Watch | undefined> {
  const client = new pg.Client({
    host: socketDir,
    user: superuser,
    database: 'postgres',
    application_name: applicationName,
  })
  let ended = false
  const whenEnded = new Promise<void>((resolve) => {
    client.once('end', () => {
      ended = true
      resolve()
    })
  })
  client.on('error', () => {}) // the 'end' event follows
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (rows[0]?.data_directory !== clusterDir) throw new Error(`${socketDir} belongs to another cluster`)
    await createDatabase(client)
    return {
      isLast: async () => !ended && (await countOthers(client)) === 0,
      ended: whenEnded,
      hasEnded: () => ended,
      end: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => {})
    if (isUnavailable(error)) return undefined
    throw error
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  if (await hasDatabase(client)) return
  await client.query('select pg_advisory_lock($1)', [creationLock])
  if (!(await hasDatabase(client))) await client.query(`create database ${databaseName}`)
  await client.query('select pg_advisory_unlock($1)', [creationLock])
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int others from pg_stat_activity
     where application_name = $1 and pid <> pg_backend_pid()`,
    [applicationName],
  )
  return rows[0]?.others ?? 0
}

async function hasDatabase(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  return rowCount === 1
}
