import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#config'
import { type DatabaseLimits, databaseLimits } from './database-limits.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { applicationNameOf, otherPublicUrls } from './other-public-urls.ts'
import { PatientPool } from './patient-pool.ts'
import { openProbe, type Probe } from './probe.ts'
import { type Transaction, transaction, transactionAfter } from './transaction.ts'
import { warnAboutConnections } from './warn-about-connections.ts'

export { allSent } from './all-sent.ts'
export { batched } from './batched.ts'
export { databaseRetrySeconds, isDatabaseUnavailable } from './is-unavailable.ts'
export { jsonOf, typedRow } from './json-row.ts'
export { type NamedStatement, runNamed } from './named-statement.ts'
export { columnNames, jsonRow, rowInserter } from './json-inserts.ts'
export { meetInTransaction, type ShareTransaction, sharedTransactions } from './shared-transactions.ts'
export type { DatabaseState, Probe } from './probe.ts'
export { afterCommit, type Transaction } from './transaction.ts'

export type Database = {
  pool: pg.Pool
  /** Asks for the state of the database, for /readyz. */
  probe: Probe
  orm: NodePgDatabase<Record<string, never>>
  /** Commits when fn returns, rolls back when it throws. */
  transaction: <T>(fn: (tx: Transaction) => Promise<T>) => Promise<T>
  /**
   * Like transaction, after statements without values that are sent with the `begin`; fn gets the rows of
   * each.
   */
  transactionAfter: <T>(
    statements: string,
    fn: (tx: Transaction, rows: readonly (readonly unknown[])[]) => Promise<T>,
  ) => Promise<T>
  close: () => Promise<void>
}

/**
 * Opens and migrates the database of DATABASE_URL, or the embedded one in DATA_DIR. Warns when another process that uses
 * it has another PUBLIC_URL.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'publicUrl' | 'databaseConnections'>>,
  log: Logger,
  limits: DatabaseLimits = databaseLimits,
): Promise<Database> {
  const embedded = config.databaseUrl ? undefined : await openEmbedded(config.dataDir, log)
  const connection = {
    ...(embedded?.connection ?? { connectionString: config.databaseUrl }),
    application_name: config.publicUrl === undefined ? 'costard' : applicationNameOf(config.publicUrl),
  }
  const connections = config.databaseConnections ?? limits.connections
  const pool = new PatientPool({
    ...connection,
    max: connections,
    // A statement of a transaction may be sent before the one before is answered: see allSent and sharedTransactions.
    pipeline: true,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.queryMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  })
  pool.on('error', (error) => {
    // pool.end() does not wait for its sockets, so they can still see the server shut down.
    if (!pool.ending) log.warn({ error }, 'idle database connection lost')
  })
  // The running query rejects with the same error; an unhandled 'error' event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const probe = openProbe(connection)
  const close = async (): Promise<void> => {
    await probe.close()
    await pool.end()
    await embedded?.close()
  }
  try {
    await migrate(connection)
    if (config.publicUrl !== undefined) await warnAboutOthers(pool, config.publicUrl, log)
    await warnAboutConnections(pool, connections, log)
  } catch (error) {
    await close()
    throw error
  }
  const orm = drizzle(pool)
  return {
    pool,
    probe,
    orm,
    transaction: (fn) => transaction(pool, fn),
    transactionAfter: (statements, fn) => transactionAfter(pool, statements, fn),
    close,
  }
}

async function warnAboutOthers(pool: pg.Pool, publicUrl: string, log: Logger): Promise<void> {
  for (const other of await otherPublicUrls(pool, publicUrl)) {
    log.warn(
      { publicUrl, other },
      'another process uses this database with another PUBLIC_URL: each rejects the tokens of the other',
    )
  }
}
