import type { Transaction } from '#database'

/** Builds a query once for each connection pool, and anew inside of transactions, which are many. */
export function preparedQuery<Query>(build: (tx: Transaction) => Query): (tx: Transaction) => Query {
  const built = new WeakMap<Transaction, Query>()
  return (tx) => {
    const known = built.get(tx)
    if (known) return known
    const query = build(tx)
    built.set(tx, query)
    return query
  }
}
