import pg from 'pg'
import { superuser } from './cluster.ts'
import type { Place } from './postmaster.ts'

/** One connection per process. The owner's holds the lock; each closes when the server ends. */
export type Watch = {
  /** Owner: started or adopted the server, and stops it. Guest: uses another process's server. */
  role: 'owner' | 'guest'
  /** Whether this process has to stop the server: true for a guest too, once the owner has ended. */
  owns: () => Promise<boolean>
  ended: Promise<void>
  hasEnded: () => boolean
  end: () => Promise<void>
}

export const databaseName = 'costard'

/** Key of the advisory lock that marks the owner. PostgreSQL releases it when the owner's connection closes. */
const ownerLock = 0x636f7374

/** No server, or not ready yet: errors of Node, then PostgreSQL's cannot_connect_now and admin_shutdown. */
const unavailableCodes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01']

/** The driver reports a connection lost during a query without a code. */
function isUnavailable(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException // the driver rejects with Errors only
  return unavailableCodes.includes(code) || message.startsWith('Connection terminated')
}

/** Connects to the running server of this cluster; returns undefined while none answers. */
export async function findServer({ socketDir, clusterDir }: Place): Promise<Watch | undefined> {
  const client = new pg.Client({
    host: socketDir,
    user: superuser,
    database: 'postgres',
    application_name: 'costard-launcher',
  })
  let ended = false
  const whenEnded = new Promise<void>((resolve) => {
    client.once('end', () => {
      ended = true
      resolve()
    })
  })
  client.on('error', () => {}) // 'end' follows
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (rows[0]?.data_directory !== clusterDir) throw new Error(`${socketDir} belongs to another cluster`)
    const isOwner = await tryLock(client)
    if (!(await hasDatabase(client))) {
      if (!isOwner) return await disconnect(client)
      await client.query(`create database ${databaseName}`)
    }
    return {
      role: isOwner ? 'owner' : 'guest',
      owns: async () => isOwner || (!ended && (await tryLock(client))),
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

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) got', [ownerLock])
  return rows[0]?.got === true
}

async function hasDatabase(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  return rowCount === 1
}

// The owner is about to create the database: try again later.
async function disconnect(client: pg.Client): Promise<undefined> {
  await client.end()
  return undefined
}
