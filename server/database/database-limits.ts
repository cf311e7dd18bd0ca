/** Bounds of the connections to the database. docs/limits.md lists them. */
export const databaseLimits = {
  /** Connections of one process. */
  connections: 20,
  /** Waiting for a free connection, or for the server to accept one. */
  connectMs: 5_000,
  /** One statement, including the locks it waits for; PostgreSQL cancels it. */
  statementMs: 30_000,
  /** One statement on a server that does not answer; longer than statementMs. */
  queryMs: 35_000,
  /** A transaction without a statement; PostgreSQL closes its connection. */
  idleInTransactionMs: 60_000,
} as const

export type DatabaseLimits = { readonly [Name in keyof typeof databaseLimits]: number }
