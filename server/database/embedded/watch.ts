import pg from 'pg'
import { superuser } from './cluster.ts'
import type { Place } from './postmaster.ts'

/** One connection per process that stands for its interest in the server: it tells who owns it and when it ends. */
export type Watch = {
  /** Owner: started or adopted the server, and stops it. Guest: uses the server of another process. */
  role: 'owner' | 'guest'
  /** Whether it is ours to stop: also a guest's, once its owner is gone. */
  owns: () => Promise<boolean>
  ended: Promise<void>
  hasEnded: () => boolean
  end: () => Promise<void>
}

export const databaseName = 'costard'

/** Key of the advisory lock that marks the owner. It goes with the connection that holds it, however that ends. */
const ownerLock = 0x636f7374

/** Not there, or there and not answering yet: node's words, then PostgreSQL's "cannot connect now". */
const absent = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01']

/** Also absent: it went away in the middle of a word, which the driver tells without a code. */
function isAbsent(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException // whatever the driver rejects with is an Error
  return absent.includes(code) || message.startsWith('Connection terminated')
}

/** Joins the running server of this cluster; undefined while none answers. */
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
      if (!isOwner) return await notYet(client)
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
    if (isAbsent(error)) return undefined
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

// The owner is about to make it.
async function notYet(client: pg.Client): Promise<undefined> {
  await client.end()
  return undefined
}
