import type { ProductParts } from '../parts.ts'
import { smallKeyOf } from './small-pictures.ts'
import { deleteRemovedFiles, endRemovals, lockDueRemovals } from '../quotes/files/quote-file-store.ts'

/** Transactions per run: the next run goes on. */
const maxBatches = 50

/** Deletes the content of files that were removed, or that were stored but never recorded. */
export async function removeStoredFiles({
  database,
  files,
  now,
}: Pick<ProductParts, 'database' | 'files' | 'now'>): Promise<void> {
  const at = now()
  for (let batch = 0; batch < maxBatches; batch += 1) {
    if (!(await database.transaction((tx) => deleteRemovedFiles(tx, at)))) break
  }
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const count = await database.transaction(async (tx) => {
      const keys = await lockDueRemovals(tx, at)
      for (const key of keys) {
        await files.remove(key)
        await files.remove(smallKeyOf(key))
      }
      await endRemovals(tx, keys)
      return keys.length
    })
    if (count === 0) return
  }
}
