import { readTable, type ReadTable, type TableChoice } from '@costard/contract/tables'

/** A file or pasted text to read. */
export interface TableOrder {
  readonly file: Blob
  readonly maxRows: number
  readonly choice?: TableChoice
}

addEventListener('message', async ({ data }: MessageEvent<TableOrder>) => {
  postMessage(await read(data))
})

/** A file that changed on disk after it was chosen cannot be read. */
async function read({ file, maxRows, choice }: TableOrder): Promise<ReadTable> {
  try {
    return await readTable(new Uint8Array(await file.arrayBuffer()), maxRows, choice)
  } catch {
    return { problem: 'damaged' }
  }
}
