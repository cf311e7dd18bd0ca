import { identify, listDevices, searchDevices } from '@costard/devices'
import { median } from '../measure.ts'
import { type Row, tableOf } from '../table.ts'
import { bundle, readyTimes } from './in-browser.ts'
import { keyStrokes, numbers, pastes } from './samples.ts'

const pages = 15

/** Measures what somebody at the counter waits for, and gives the table. */
export async function benchDevices(say: (line: string) => void): Promise<string> {
  say('identifying and searching ...')
  const latencies = [
    latency('identify a number, p99', numbers(), identify, 200),
    latency('identify a paste of several facts', pastes, identify),
    latency(
      `search, p99 of a key stroke over ${listDevices().length} models`,
      keyStrokes(),
      searchDevices,
      4000,
    ),
  ]
  say('building core/devices and opening it in Chromium ...')
  const { code, gzipBytes } = bundle()
  const times = await readyTimes(code, pages)
  const clock = times.map(({ clockMs }) => clockMs)
  const cpu = times.map(({ cpuMs }) => cpuMs)
  const readyMs = median(cpu)
  return tableOf([
    ...latencies,
    {
      what: `ready in Chromium: first identify and first search, ${pages} fresh pages`,
      measured: `${spread(cpu)} ms CPU, ${spread(clock)} ms clock`,
      target: '< 25 ms CPU',
      isMet: readyMs < 25,
    },
    {
      what: 'to load: tables and code, gzip',
      measured: `${(gzipBytes / 1000).toFixed(1)} kB`,
      target: '<= 60 kB',
      isMet: gzipBytes <= 60_000,
    },
  ])
}

/** Median, and the least and most. */
function spread(ms: readonly number[]): string {
  return `${median(ms).toFixed(1)} (${Math.min(...ms).toFixed(1)} to ${Math.max(...ms).toFixed(1)})`
}

/** The p99 over the samples, each at the best of its runs: what else the machine did is not measured. */
function latency(
  what: string,
  samples: readonly string[],
  work: (text: string) => unknown,
  mostUs?: number,
): Row {
  const best = new Float64Array(samples.length).fill(Infinity)
  const runs = Math.max(5, Math.ceil(600 / samples.length))
  for (let run = 0; run < runs; run += 1) {
    for (const [at, sample] of samples.entries()) {
      const startedAt = performance.now()
      work(sample)
      best[at] = Math.min(best[at] ?? Infinity, (performance.now() - startedAt) * 1000)
    }
  }
  best.sort()
  const us = best[Math.floor(samples.length * 0.99)] ?? 0
  return {
    what,
    measured: `${us.toFixed(0)} us, most ${best.at(-1)?.toFixed(0)} us`,
    ...(mostUs && { target: `< ${mostUs} us`, isMet: us < mostUs }),
  }
}
