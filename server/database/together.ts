import pg from 'pg'
import { onClient, type Transaction } from './transaction.ts'

/**
 * Runs statements that do not depend on each other's results on one connection, so that they are sent
 * together: `read` passes them to allSent. If tx is a transaction, they are part of it.
 */
export async function together<T>(tx: Transaction, read: (one: Transaction) => Promise<T>): Promise<T> {
  const { $client: client } = tx as Transaction & { readonly $client: pg.Pool | pg.PoolClient } // as built by drizzle()
  if (!(client instanceof pg.Pool)) return read(tx)
  const one = await client.connect()
  try {
    return await read(onClient(one))
  } finally {
    one.release()
  }
}
