type RunTransaction<Tx> = <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>

export function sharedTransactions<Tx>(transaction: RunTransaction<Tx>) {
  return <T>(_sharing: object, fn: (tx: Tx) => Promise<T>): Promise<T> => transaction(fn)
}

export async function meetInTransaction(): Promise<void> {}
