/** Reads price lists in a separate thread, which list-reader.ts starts and ends. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { readSource } from '@costard/contract/price-lists'
import { readTable } from '@costard/contract/tables'
import type { ReadJob, ReadResult } from './list-reader.ts'

/** Maximum rows: the limit of the browser, and one for the column names. */
const maxRows = 10_001

// Lower the priority, so that requests go first. On Linux this affects the calling thread only, on other
// systems the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)

parentPort?.on('message', async ({ bytes, jsonPath, document, ...how }: ReadJob) => {
  const table = await readTable(bytes, maxRows, jsonPath === null ? {} : { jsonPath })
  const result: ReadResult = 'problem' in table ? table : readSource(table, document, how)
  parentPort?.postMessage(result)
})
