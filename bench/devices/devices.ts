import { identify, listDevices, searchDevices } from '@costard/devices'
import { median } from '../measure.ts'
import { type Row, tableOf } from '../table.ts'
import { bundle, readyTimes } from './in-browser.ts'
import { keystrokes, longTexts, numbers, pastes } from './samples.ts'

const pages = 15

/** Measures the latencies that a user at the counter notices. Returns the table. */
export async function benchDevices(print: (line: string) => void): Promise<string> {
  print('identifying and searching ...')
  const latencies = [
    latency('identify a number, p99', numbers(), identify, 200),
    latency('identify a paste of several facts', pastes, identify),
    latency('identify any text of 10,000 characters, p99', longTexts, identify, 5000),
    latency(
      `search per keystroke over ${listDevices().length} models, p99`,
      keystrokes(),
      searchDevices,
      4000,
    ),
  ]
  print('building core/devices and loading it in Chromium ...')
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
      what: 'download size: tables and code, gzip',
      measured: `${(gzipBytes / 1000).toFixed(1)} kB`,
      target: '<= 70 kB with six languages',
      isMet: gzipBytes <= 70_000,
    },
  ])
}

/** Median (minimum to maximum). */
function spread(ms: readonly number[]): string {
  return `${median(ms).toFixed(1)} (${Math.min(...ms).toFixed(1)} to ${Math.max(...ms).toFixed(1)})`
}

/** p99 over the samples, each with its fastest run, which excludes other load on the machine. */
function latency(
  what: string,
  samples: readonly string[],
  work: (text: string) => unknown,
  limitUs?: number,
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
    measured: `${us.toFixed(0)} us, max ${best.at(-1)?.toFixed(0)} us`,
    ...(limitUs && { target: `< ${limitUs} us`, isMet: us < limitUs }),
  }
}
