import pg from 'pg'
import { ConfigError } from '#config'
import { databaseLimits } from './database-limits.ts'

/** A pooler gives a free session to the next request, so a few attempts suffice to see the session change. */
const tries = 5
/** SQLSTATE with which a pooler refuses session settings. */
const protocolViolation = '08P01'

/**
 * Throws ConfigError if statements of one connection run in several sessions, as behind a pooler in
 * transaction mode: LISTEN, locks and prepared statements would be lost. name: of the setting.
 */
export async function requireStableSession(connection: pg.ClientConfig, name: string): Promise<void> {
  const [one, other] = [open(connection), open(connection)]
  try {
    await connect(one, name)
    await connect(other, name)
    const first = await sessionOf(one)
    for (let each = 0; each < tries; each += 1) {
      // Within its transaction the other connection keeps its session.
      await other.query('begin')
      if ((await sessionOf(other)) === first || (await sessionOf(one)) !== first) throw unstable(name)
      await other.query('commit')
    }
  } finally {
    await Promise.allSettled([one.end(), other.end()])
  }
}

/** Throws ConfigError if the two addresses do not lead to the same database of the same server. */
export async function requireSameDatabase(pool: pg.Pool, direct: pg.Pool): Promise<void> {
  const [pooled, lasting] = await Promise.all([identityOf(pool), identityOf(direct)])
  if (pooled === lasting) return
  throw new ConfigError(
    'DATABASE_DIRECT_URL: is another database than DATABASE_URL; accepted: a second address of the same one',
  )
}

function open(connection: pg.ClientConfig): pg.Client {
  const { connectMs, statementMs } = databaseLimits
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
    statement_timeout: statementMs,
  })
  // The running query rejects with the same error.
  client.on('error', () => {})
  return client
}

async function connect(client: pg.Client, name: string): Promise<void> {
  try {
    await client.connect()
  } catch (error) {
    const { code, message } = error as Error & { readonly code?: string }
    if (code === protocolViolation && message.includes('startup parameter')) throw unstable(name)
    throw error
  }
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

async function identityOf(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ identity: string }>(
    `select (select oid from pg_database where datname = current_database())
       || ' ' || extract(epoch from pg_postmaster_start_time()) as identity`,
  )
  return rows[0]?.identity
}

function unstable(name: string): ConfigError {
  return new ConfigError(
    name === 'DATABASE_URL'
      ? 'DATABASE_URL: is a pooler that changes the session between statements; accepted: PostgreSQL itself, or DATABASE_DIRECT_URL beside it'
      : `${name}: is a pooler that changes the session between statements; accepted: PostgreSQL itself, or a pooler in session mode`,
  )
}
