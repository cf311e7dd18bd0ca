import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#config'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

/** First argument of store functions: a transaction, or `orm` where one statement is enough. */
export type Transaction = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  pool: pg.Pool
  orm: NodePgDatabase<Record<string, never>>
  /** Commits when fn returns, rolls back when it throws. */
  transaction: <T>(fn: (tx: Transaction) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

const poolSize = 20

/** Opens and migrates the database of DATABASE_URL, or the embedded one in DATA_DIR. */
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
    // pool.end() does not wait for its sockets, so they can still see the server shut down.
    if (!pool.ending) log.warn({ error }, 'idle database connection lost')
  })
  // The running query rejects with the same error; an unhandled 'error' event would end the process.
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

const afterCommitCallbacks = new WeakMap<Transaction, (() => void)[]>()

/**
 * Runs fn after the transaction of `Database.transaction` commits, and never when it rolls back. Runs it at once when
 * tx is `orm`, where each statement commits by itself. Not run when the process dies in between. fn must not throw.
 */
export function afterCommit(tx: Transaction, fn: () => void): void {
  const callbacks = afterCommitCallbacks.get(tx)
  if (callbacks) callbacks.push(fn)
  else fn()
}

async function transaction<T>(
  orm: NodePgDatabase<Record<string, never>>,
  fn: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const callbacks: (() => void)[] = []
  const result = await orm.transaction((tx) => {
    afterCommitCallbacks.set(tx, callbacks)
    return fn(tx)
  })
  for (const run of callbacks) run()
  return result
}
