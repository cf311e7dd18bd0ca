/** Limits for connections to the database. docs/limits.md lists them. */
export const databaseLimits = {
  connections: 20,
  directConnections: 12,
  connectMs: 5_000,
  statementMs: 30_000,
  queryMs: 35_000,
  idleInTransactionMs: 60_000,
  replicaConnectMs: 1_000,
  replicaQueryMs: 10_000,
} as const

export type DatabaseLimits = { readonly [Name in keyof typeof databaseLimits]: number }

export const databaseLimitTexts: Readonly<Record<keyof DatabaseLimits, string>> = {
  connections: 'Connections of one process, unless `DATABASE_CONNECTIONS` says otherwise',
  directConnections: 'Connections of one process to `DATABASE_DIRECT_URL`',
  connectMs: 'Milliseconds a request waits for a connection',
  statementMs: 'Milliseconds of a statement, including the locks it waits for; PostgreSQL cancels it',
  queryMs: 'Milliseconds a statement waits for an answer; after them it fails, and its connection is closed',
  replicaConnectMs:
    'Milliseconds a read waits for a connection to `DATABASE_READ_URL`; then the primary answers',
  replicaQueryMs: 'Milliseconds a read of `DATABASE_READ_URL` waits for an answer; then the primary is asked',
  idleInTransactionMs: 'Milliseconds a transaction may be idle; PostgreSQL closes its connection',
}
