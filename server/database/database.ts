import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Config, ConfigError } from '#config'
import { type DatabaseLimits, databaseLimits } from './database-limits.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { applicationNameOf, otherPublicUrls } from './other-public-urls.ts'
import { PatientPool } from './patient-pool.ts'
import { connectionTo, type Target, targetOf, watchPrimaries } from './primary.ts'
import { openProbe, type Probe } from './probe.ts'
import { openReplica, type Replica } from './replica.ts'
import { requireSameDatabase, requireStableSession } from './stable-session.ts'
import { type Transaction, transaction, transactionAfter } from './transaction.ts'
import { withoutNames } from './without-names.ts'
import { withNames } from './with-names.ts'
import { warnAboutConnections } from './warn-about-connections.ts'

export { allSent } from './all-sent.ts'
export { batched } from './batched.ts'
export { clearDataState, readDataState, writeDataState } from './data-state.ts'
export { backupLock, lastMigration, migrate, newestMigration } from './migrate.ts'
export { onConnection, type ReachedDatabase, reachDatabase } from './reach-database.ts'
export { databaseRetrySeconds, isConnectionLost, isDatabaseUnavailable } from './is-unavailable.ts'
export { jsonOf, typedRow } from './json-row.ts'
export { type NamedStatement, runNamed } from './named-statement.ts'
export { columnNames, insertedRows, jsonRow, rowInserter } from './json-inserts.ts'
export { type LastPart, writeLast } from './last-statement.ts'
export { meetInTransaction, type ShareTransaction, sharedTransactions } from './shared-transactions.ts'
export type { DatabaseState, Probe } from './probe.ts'
export type { ReadFrom } from './replica.ts'
export { together } from './together.ts'
export { afterCommit, type Transaction } from './transaction.ts'

/** Time until PostgreSQL has closed the connections of a process that was just stopped. Milliseconds. */
const otherEndsMs = 2_000

export type Database = {
  /** For requests. The session may change between transactions: see direct. */
  pool: PatientPool
  /** For LISTEN and session locks. The same as pool unless DATABASE_DIRECT_URL is set. */
  direct: pg.Pool
  /** Determines the state of the database, for /readyz. */
  probe: Probe
  orm: NodePgDatabase<Record<string, never>>
  /**
   * For large reads: like orm, but on the replica of DATABASE_READ_URL if it has everything that was
   * committed before the statement. Not within a transaction, since a fallback to the primary takes another
   * connection.
   */
  reads: Transaction
  /** undefined: there is no replica, and reads is orm. */
  replica: Replica | undefined
  /** Commits when fn returns, rolls back when it throws. */
  transaction: <T>(fn: (tx: Transaction) => Promise<T>) => Promise<T>
  /**
   * Like transaction, after statements without parameters that are sent together with the `begin`; fn gets
   * the rows of each.
   */
  transactionAfter: <T>(
    statements: string,
    fn: (tx: Transaction, rows: readonly (readonly unknown[])[]) => Promise<T>,
  ) => Promise<T>
  close: () => Promise<void>
}

/**
 * Opens and migrates the database of DATABASE_URL, or the embedded one in DATA_DIR. Throws ConfigError if
 * another process uses it with a different PUBLIC_URL.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReadUrl' | 'publicUrl' | 'databaseConnections'>>,
  log: Logger,
  limits: DatabaseLimits = databaseLimits,
): Promise<Database> {
  const embedded = config.databaseUrl ? undefined : await openEmbedded(config.dataDir, log)
  const { databaseDirectUrl, databaseReadUrl: readUrl } = config
  const named = {
    application_name: config.publicUrl === undefined ? 'costard' : applicationNameOf(config.publicUrl),
  }
  const directUrl = databaseDirectUrl ?? config.databaseUrl
  const lasting: Target =
    directUrl === undefined
      ? { connection: { ...embedded?.connection, ...named } }
      : targetOf(directUrl, named)
  // A pooler keeps the application name of a connection after the process has exited, so this connection does
  // not state PUBLIC_URL.
  const pooled =
    databaseDirectUrl === undefined || config.databaseUrl === undefined
      ? undefined
      : targetOf(config.databaseUrl, { application_name: 'costard' })
  const connections = config.databaseConnections ?? limits.connections
  const openPool = ({ connection, primary }: Target, options: pg.PoolConfig): PatientPool => {
    const opened = new PatientPool(
      {
        ...connection,
        ...options,
        // A statement of a transaction may be sent before the previous one is answered: see allSent and
        // sharedTransactions.
        pipeline: true,
        connectionTimeoutMillis: options.connectionTimeoutMillis ?? limits.connectMs,
        query_timeout: options.query_timeout ?? limits.queryMs,
      },
      primary,
    )
    opened.on('error', (error) => {
      // pool.end() does not wait for its sockets to close, so they can still see the server shut down.
      if (!opened.ending) log.warn({ error }, 'idle database connection lost')
    })
    // The running query rejects with the same error; an unhandled 'error' event would end the process.
    opened.on('connect', (client) => client.on('error', () => {}))
    return opened
  }
  const direct = openPool(lasting, {
    max: pooled ? limits.directConnections : connections,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  })
  // A pooler in transaction mode refuses session settings, so each transaction sets its own.
  const pool = pooled ? withoutNames(openPool(pooled, { max: connections })) : withNames(direct)
  const settings = pooled
    ? [
        `set local statement_timeout = ${limits.statementMs}`,
        `set local idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`,
      ]
    : []
  const probe = openProbe(pooled ?? lasting)
  const positions = readUrl === undefined ? undefined : openPool(lasting, { max: 1 })
  const replicaPool =
    readUrl === undefined
      ? undefined
      : withNames(
          openPool(targetOf(readUrl, named), {
            max: connections,
            connectionTimeoutMillis: limits.replicaConnectMs,
            query_timeout: limits.replicaQueryMs,
            statement_timeout: limits.replicaQueryMs,
          }),
        )
  let replica: Replica | undefined
  const watching = watchPrimaries([lasting, ...(pooled ? [pooled] : [])], probe)
  const close = async (): Promise<void> => {
    clearInterval(watching)
    await probe.close()
    await replicaPool?.end()
    await positions?.end()
    if (pool !== direct) await pool.end()
    await direct.end()
    await embedded?.close()
  }
  try {
    const connection = await connectionTo(lasting)
    if (!embedded) await requireStableSession(connection, pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
    if (pooled) await requireSameDatabase(pool, direct)
    if (config.publicUrl !== undefined) await refuseOthers(direct, config.publicUrl)
    await migrate(connection)
    await warnAboutConnections(direct, pooled ? limits.directConnections : connections, log)
    if (positions && replicaPool)
      replica = await openReplica({ primary: pool, positions, replica: replicaPool }, log)
  } catch (error) {
    await close()
    throw error
  }
  const orm = drizzle(pool)
  return {
    pool,
    direct,
    probe,
    orm,
    reads: replica?.orm ?? orm,
    replica,
    transaction: (fn) => transaction(pool, fn, settings),
    transactionAfter: (statements, fn) => transactionAfter(pool, statements, fn, settings),
    close,
  }
}

/** Each process would reject the other's tokens, so half of all calls would sign users out. */
async function refuseOthers(pool: pg.Pool, publicUrl: string): Promise<void> {
  const deadline = performance.now() + otherEndsMs
  let [other] = await otherPublicUrls(pool, publicUrl)
  while (other !== undefined && performance.now() < deadline) {
    await pause(200)
    ;[other] = await otherPublicUrls(pool, publicUrl)
  }
  if (other === undefined) return
  throw new ConfigError(
    `PUBLIC_URL: is ${publicUrl}, but a process that uses this database has ${other}; accepted: one address for all, or stop the others first`,
  )
}
