import type { ReadTable } from './table.ts'
import { tableLimits } from './table-limits.ts'
import type { TableOrder } from './table-worker.ts'

/**
 * Reads a file in a worker of its own, which is ended afterwards: what a hostile file costs ends with it. Reads at most
 * this many rows.
 */
export async function readFile(file: Blob, maxRows: number): Promise<ReadTable> {
  if (file.size > tableLimits.fileBytes) return { problem: 'too-large' }
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<ReadTable>()
  const timer = setTimeout(() => resolve({ problem: 'too-slow' }), tableLimits.readMs)
  worker.addEventListener('message', ({ data }: MessageEvent<ReadTable>) => resolve(data))
  worker.addEventListener('error', () => resolve({ problem: 'damaged' }))
  worker.postMessage({ bytes, maxRows } satisfies TableOrder, [bytes])
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
