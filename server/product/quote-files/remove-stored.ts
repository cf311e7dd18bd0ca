import { sql } from 'drizzle-orm'
import { backupLock, type Transaction } from '#database'
import type { ProductParts } from '../parts.ts'
import { smallKeyOf } from './small-pictures.ts'
import {
  deleteRemovedFiles,
  endRemovals,
  lockDueRemovals,
  postponeRemovals,
} from '../quotes/file-rows/quote-file-store.ts'

/** Maximum transactions per run: the next run continues. */
const maxBatches = 50
/** Delay before retrying a file that could not be deleted, so that it does not block others. Milliseconds. */
const againMs = 3_600_000

/** Deletes the content of files that were removed, or that were stored but never recorded. */
export async function removeStoredFiles({
  database,
  files,
  log,
  now,
}: Pick<ProductParts, 'database' | 'files' | 'log' | 'now'>): Promise<void> {
  const at = now()
  for (let batch = 0; batch < maxBatches; batch += 1) {
    if (!(await database.transaction((tx) => deleteRemovedFiles(tx, at)))) break
  }
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const count = await database.transaction(async (tx) => {
      if (await isBackedUp(tx)) return 0
      const keys = await lockDueRemovals(tx, at)
      const kept: string[] = []
      for (const key of keys) {
        try {
          await files.remove(key)
          await files.remove(smallKeyOf(key))
        } catch (error) {
          kept.push(key)
          log.warn({ error, key }, 'stored file not removed')
        }
      }
      await postponeRemovals(tx, kept, new Date(at.getTime() + againMs))
      await endRemovals(
        tx,
        keys.filter((key) => !kept.includes(key)),
      )
      return keys.length
    })
    if (count === 0) return
  }
}

/**
 * True while a backup runs, which still reads deleted files of its snapshot. The next run of the job deletes
 * them.
 */
async function isBackedUp(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${backupLock}) as free`,
  )
  return !rows[0]?.free
}
