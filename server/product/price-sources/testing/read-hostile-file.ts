/** Reads the file at a path as a price source does, in a process of its own, and says what came of it and at which cost. */
import { readFileSync } from 'node:fs'
import type { CatalogDocument } from '@costard/contract'
import { readList } from '../reading/list-reader.ts'

/** Result of reading a file, and its cost: CPU, and memory beyond that of the process before. */
export interface HostileReading {
  readonly result: unknown
  readonly cpuMs: number
  readonly megabytes: number
}

const document = {
  pricing: { currency: 'EUR', models: [], grades: [{ code: 'A', rank: 0, factorBp: 10_000 }] },
  wording: { grades: {}, modelGroups: {} },
} as unknown as CatalogDocument // what reading needs of one

function read(bytes: Uint8Array<ArrayBuffer>) {
  const job = { bytes, jsonPath: null, document, known: [], kept: new Set<string>(), takesNew: true }
  return readList(job, { isAsked: true })
}

/** How often memory is looked at; the reader is a thread of its own. Milliseconds. */
const sampleMs = 5

const file = new Uint8Array(readFileSync(process.argv[2] ?? ''))
// The reader is loaded before it is measured.
await read(new TextEncoder().encode('Model;Price\niPhone 13 128GB;250'))
const before = { cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }
// The largest memory that the system knows of a process may be that of its start.
let peak = before.rss
const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), sampleMs)
const result = await read(file)
clearInterval(watching)
const { user, system } = process.cpuUsage(before.cpu)
const reading: HostileReading = {
  result: 'problem' in result ? result.problem : 'read',
  cpuMs: (user + system) / 1000,
  megabytes: (peak - before.rss) / 1_048_576,
}
process.stdout.write(JSON.stringify(reading))
