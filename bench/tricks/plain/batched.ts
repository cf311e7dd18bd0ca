export function batched<Key, Result>(
  runBatch: (keys: readonly Key[]) => Promise<readonly Result[]>,
): (key: Key) => Promise<Result> {
  return async (key) => {
    const [result] = await runBatch([key])
    return result as Result // one per key
  }
}
