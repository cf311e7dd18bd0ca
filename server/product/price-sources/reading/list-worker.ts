/** Reads price lists in a thread of its own, which list-reader.ts starts and ends. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { readSource } from '@costard/contract/price-lists'
import { readTable } from '@costard/contract/tables'
import type { ReadJob, ReadResult } from './list-reader.ts'

/** The bound of the browser; the column names are one row more. */
const maxRows = 10_001

// Linux lowers the calling thread only, other systems the whole process: requests go first.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)

parentPort?.on('message', async ({ bytes, jsonPath, document, ...how }: ReadJob) => {
  const table = await readTable(bytes, maxRows, jsonPath === null ? {} : { jsonPath })
  const result: ReadResult = 'problem' in table ? table : readSource(table, document, how)
  parentPort?.postMessage(result)
})
