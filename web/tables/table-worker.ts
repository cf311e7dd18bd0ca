import { readTable } from './read-table.ts'
import type { ReadTable } from './table.ts'

/** A file to read, or a text that was pasted. */
export interface TableOrder {
  readonly bytes: ArrayBuffer
  readonly maxRows: number
}

addEventListener('message', async ({ data: { bytes, maxRows } }: MessageEvent<TableOrder>) => {
  postMessage((await readTable(new Uint8Array(bytes), maxRows)) satisfies ReadTable)
})
