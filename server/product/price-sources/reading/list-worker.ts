/** Reads a price list in a thread of its own, which list-reader.ts starts and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { readSource } from '@costard/contract/price-lists'
import { readTable } from '@costard/contract/tables'
import type { ReadJob, ReadResult } from './list-reader.ts'

/** The bound of the browser; the column names are one row more. */
const maxRows = 10_001

const { bytes, jsonPath, document, ...how } = workerData as ReadJob // given by list-reader.ts
const table = await readTable(bytes, maxRows, jsonPath === null ? {} : { jsonPath })
const result: ReadResult = 'problem' in table ? table : readSource(table, document, how)
parentPort?.postMessage(result)
