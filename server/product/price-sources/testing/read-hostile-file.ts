/** Reads a file as a price source does, in a separate process, and prints the result and its cost. */
import { readFileSync } from 'node:fs'
import type { CatalogDocument } from '@costard/contract'
import { readList } from '../reading/list-reader.ts'

/** Result of reading a file, and its cost: CPU, and additional memory of the process. */
export interface HostileReading {
  readonly result: unknown
  readonly cpuMs: number
  readonly megabytes: number
}

const document = {
  pricing: { currency: 'EUR', models: [], grades: [{ code: 'A', rank: 0, factorBp: 10_000 }] },
  wording: { grades: {}, modelGroups: {} },
} as unknown as CatalogDocument // only the parts needed for reading

function read(bytes: Uint8Array<ArrayBuffer>) {
  const job = { bytes, jsonPath: null, document, known: [], kept: new Set<string>(), takesNew: true }
  return readList(job, { isAsked: true })
}

/** Interval of memory samples; the reader is a separate thread. Milliseconds. */
const sampleMs = 5

const file = new Uint8Array(readFileSync(process.argv[2] ?? ''))
// Load the reader before measuring.
await read(new TextEncoder().encode('Model;Price\niPhone 13 128GB;250'))
const before = { cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }
// Sampled, because the maximum recorded by the system may be from the start of the process.
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
