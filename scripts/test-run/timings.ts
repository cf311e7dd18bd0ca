import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { root } from '../run.mjs'

const file = `${root}/.cache/test-timings.json`

export interface Timings {
  /** Duration of the last run of a file; without one, a guess from its size. Milliseconds. */
  readonly of: (file: string) => number
  readonly record: (file: string, durationMs: number) => void
  readonly save: () => void
}

/** Durations of earlier runs on this machine. Long files start first, so that both cores end at the same time. */
export function readTimings(): Timings {
  const known = readKnown()
  return {
    of: (path) => known[path] ?? guessMs(path),
    record: (path, durationMs) => void (known[path] = Math.round(durationMs)),
    save() {
      mkdirSync(`${root}/.cache`, { recursive: true })
      writeFileSync(file, JSON.stringify(known, undefined, 1))
    },
  }
}

// Stories take about a second for each kilobyte, other tests a tenth of it, unless their name says that they are long.
function guessMs(path: string): number {
  if (path.endsWith('.long.test.ts')) return 15_000
  const { size } = statSync(`${root}/${path}`)
  return path.endsWith('.e2e.ts') ? 5_000 + size : size / 10
}

function readKnown(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch {
    return {} // first run, or a file cut short
  }
}
