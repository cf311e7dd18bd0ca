import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuMsOf } from '../identity/cpu-time.ts'
import { median } from '../measure.ts'
import { startOurServer } from '../our-server.ts'
import type { Row } from '../table.ts'

const port = 3983
const rounds = 7

const entries = {
  'module-loading.ts': undefined,
  'without anything kept': new URL('start/plain.ts', import.meta.url),
  'compile cache only': new URL('start/compile-cache-only.ts', import.meta.url),
  'compile cache, drizzle-orm imported once': new URL('start/imported-once.ts', import.meta.url),
}

/** CPU time of the server's own process until it responds, with a database that is ready. */
export async function startRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  const costs: Record<string, number[]> = Object.fromEntries(Object.keys(entries).map((name) => [name, []]))
  try {
    for (let round = -1; round < rounds; round += 1)
      for (const [name, main] of Object.entries(entries)) {
        const server = await startOurServer(port, { logLevel: 'error', dataDir, ...(main && { main }) })
        const ms = cpuMsOf(server.pid)
        await server.stop()
        if (round >= 0) costs[name]?.push(ms) // The first round, which creates the database and fills the cache, is not counted.
      }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const [ours = []] = Object.values(costs)
  return Object.entries(costs).map(([name, each]) => {
    const ratios = each.map((ms, round) => (ours[round] ?? 0) / ms).toSorted((a, b) => a - b)
    return {
      what: `start of the server: ${name}`,
      measured: `${median(each).toFixed(0)} ms; module-loading.ts takes ${median(ratios).toFixed(2)} (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}) of it`,
    }
  })
}
