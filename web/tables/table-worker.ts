import { readTable, type ReadTable, type TableChoice } from '@costard/contract/tables'

/** A file to read, or a text that was pasted. */
export interface TableOrder {
  readonly bytes: ArrayBuffer
  readonly maxRows: number
  readonly choice?: TableChoice
}

addEventListener('message', async ({ data: { bytes, maxRows, choice } }: MessageEvent<TableOrder>) => {
  postMessage((await readTable(new Uint8Array(bytes), maxRows, choice)) satisfies ReadTable)
})
