import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#config'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

/** What a store function takes first: satisfied by a transaction, and by `orm` where one statement is enough. */
export type Transaction = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  pool: pg.Pool
  orm: NodePgDatabase<Record<string, never>>
  /** Commits what fn wrote when it returns, and takes all of it back when it throws. */
  transaction: <T>(fn: (tx: Transaction) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

const poolSize = 20

/**
 * Opens the database that the configuration names, brought up to the newest migration:
 * DATABASE_URL's server, else the embedded one of DATA_DIR.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<Database> {
  const embedded = config.databaseUrl ? undefined : await openEmbedded(config.dataDir, log)
  const pool = new pg.Pool({
    ...(embedded?.connection ?? { connectionString: config.databaseUrl }),
    max: poolSize,
    application_name: 'costard',
  })
  pool.on('error', (error) => {
    // pool.end() does not wait for its sockets, so the server's own end still reaches them.
    if (!pool.ending) log.warn({ error }, 'a resting database connection was lost')
  })
  // A connection in use tells its user; the same news must not also end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const close = async (): Promise<void> => {
    await pool.end()
    await embedded?.close()
  }
  try {
    await migrate(pool)
  } catch (error) {
    await close()
    throw error
  }
  const orm = drizzle(pool)
  return { pool, orm, transaction: (fn) => transaction(orm, fn), close }
}

const waiting = new WeakMap<Transaction, (() => void)[]>()

/**
 * Runs fn as soon as a transaction of `Database.transaction` has committed, and never when it does not; at once where
 * every statement is its own. A process that dies in between never runs it. fn: must not throw.
 */
export function afterCommit(tx: Transaction, fn: () => void): void {
  const later = waiting.get(tx)
  if (later) later.push(fn)
  else fn()
}

async function transaction<T>(
  orm: NodePgDatabase<Record<string, never>>,
  fn: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const later: (() => void)[] = []
  const result = await orm.transaction((tx) => {
    waiting.set(tx, later)
    return fn(tx)
  })
  for (const run of later) run()
  return result
}
