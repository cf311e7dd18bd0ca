import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { memoizeByOwner } from '../memoize-by-owner.ts'
import { sendLast, startLast } from './last-statement.ts'
import type { PatientPool } from './patient-pool.ts'

/** First argument of store functions: a transaction, or `orm` if a single statement suffices. */
export type Transaction = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

const afterCommitCallbacks = new WeakMap<Transaction, (() => void)[]>()

/**
 * Runs fn after the transaction of `Database.transaction` commits, and never if it rolls back. Runs it at
 * once if tx is `orm`, whose statements commit individually. Not run if the process dies in between. fn must
 * not throw.
 */
export function afterCommit(tx: Transaction, fn: () => void): void {
  const callbacks = afterCommitCallbacks.get(tx)
  if (callbacks) callbacks.push(fn)
  else fn()
}

/**
 * Drizzle instance of a connection. Memoized, so that statements prepared in one transaction are ready for
 * the next.
 */
export const onClient = memoizeByOwner((client: pg.PoolClient) => drizzle(client))

/**
 * Not Drizzle's transactions: those keep a connection whose `begin` failed, and reuse one whose `rollback`
 * failed.
 */
export function transaction<T>(
  pool: PatientPool,
  fn: (tx: Transaction) => Promise<T>,
  settings: readonly string[] = [],
): Promise<T> {
  return transactionAfter(pool, '', fn, settings)
}

/**
 * Like transaction, with statements that need no parameters, such as a lock: they are sent together with the
 * `begin`, in one round trip. fn gets the rows of each. settings: statements whose rows are not passed to fn.
 */
export async function transactionAfter<T>(
  pool: PatientPool,
  statements: string,
  fn: (tx: Transaction, rows: readonly (readonly unknown[])[]) => Promise<T>,
  settings: readonly string[] = [],
): Promise<T> {
  const client = await pool.connect()
  const tx = onClient(client)
  const callbacks: (() => void)[] = []
  afterCommitCallbacks.set(tx, callbacks)
  startLast(tx)
  let result: T
  let beginError: unknown
  try {
    // If the `begin` fails, PostgreSQL runs none of the other statements. There is a result for each
    // statement.
    const begin = client.query<object>(['begin', ...settings, statements].join('; '))
    begin.catch((error: unknown) => (beginError = error))
    // If fn waits for no rows, its first statement is sent together with the `begin`.
    const begun = statements === '' ? [] : [await begin].flat()
    result = await fn(
      tx,
      begun.slice(1 + settings.length).map(({ rows }) => rows),
    )
    await sendLast(tx, () => client.query('commit'))
  } catch (error) {
    const isClean = await client.query('rollback').then(
      () => true,
      () => false,
    )
    // A read-only server was the primary before: new connections may find its successor.
    const leadsNowhere = isReadOnly(error)
    if (leadsNowhere) pool.renew()
    client.release(!isClean || leadsNowhere)
    throw beginError ?? error
  }
  client.release()
  for (const run of callbacks) run()
  return result
}

function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as Error & { readonly code?: string }).code === '25006' || isReadOnly(error.cause)
}
