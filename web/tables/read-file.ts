import { askWorker } from '#code/ask-worker.ts'
import { CodeNotLoaded } from '#code/load-code.ts'
import { type ReadTable, type TableChoice, tableLimits } from '@costard/contract/tables'
import type { TableOrder } from './table-worker.ts'

/**
 * Reads a file in a worker that is then terminated, which frees the memory and time taken by a hostile file.
 * The page itself does not read the file's content. Reads at most this many rows. Throws CodeNotLoaded.
 */
export async function readFile(file: Blob, maxRows: number, choice?: TableChoice): Promise<ReadTable> {
  if (file.size > tableLimits.fileBytes) return { problem: 'too-large' }
  const { promise: tooSlow, resolve } = Promise.withResolvers<ReadTable>()
  const timer = setTimeout(() => resolve({ problem: 'too-slow' }), tableLimits.readMs)
  const reading = askWorker<ReadTable>(
    () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
    (worker) => worker.postMessage({ file, maxRows, ...(choice && { choice }) } satisfies TableOrder),
    tooSlow,
  )
  try {
    return await reading
  } catch (error) {
    if (error instanceof CodeNotLoaded) throw error
    return { problem: 'damaged' }
  } finally {
    clearTimeout(timer)
  }
}
