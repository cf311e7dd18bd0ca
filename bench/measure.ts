import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** An implementation to be measured; `at` is the index of the sample. */
export interface Contender {
  readonly name: string
  readonly work: (at: number) => unknown
}

/** Medians over the rounds, per call. Microseconds. */
export interface Measured {
  readonly name: string
  readonly cpuUs: number
  readonly wallUs: number
}

/**
 * Runs every contender in every round, in rotating order, so that other load on the machine affects all of
 * them. A contender's share of a round takes about `roundMs`.
 */
export async function race(
  contenders: readonly Contender[],
  { rounds, roundMs }: { readonly rounds: number; readonly roundMs: number },
): Promise<readonly Measured[]> {
  const runs: {
    readonly contender: Contender
    readonly count: number
    readonly cpu: number[]
    readonly wall: number[]
  }[] = []
  for (const contender of contenders) {
    await times(contender, 200)
    const first = await times(contender, 200)
    const warm = Math.ceil((roundMs * 1000 * 8) / first.wallUs)
    const { wallUs } = await times(contender, warm)
    runs.push({ contender, count: Math.max(20, Math.round((roundMs * 1000) / wallUs)), cpu: [], wall: [] })
  }
  for (let round = 0; round < rounds; round += 1) {
    const rotated = [...runs.slice(round % runs.length), ...runs.slice(0, round % runs.length)]
    // No forced garbage collection here: it discards optimized code, and the next run would measure the
    // compiler.
    for (const { contender, count, cpu, wall } of rotated) {
      const { cpuUs, wallUs } = await times(contender, count)
      cpu.push(cpuUs)
      wall.push(wallUs)
    }
  }
  return runs.map(({ contender, cpu, wall }) => ({
    name: contender.name,
    cpuUs: median(cpu),
    wallUs: median(wall),
  }))
}

async function times(
  { work }: Contender,
  count: number,
): Promise<{ readonly cpuUs: number; readonly wallUs: number }> {
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  for (let at = 0; at < count; at += 1) {
    const result = work(at)
    if (result instanceof Promise) await result
  }
  const wallUs = ((performance.now() - startedAt) * 1000) / count
  const { user, system } = process.cpuUsage(cpuBefore)
  return { cpuUs: (user + system) / count, wallUs }
}

/** 99th percentile of the wall time of a call. Microseconds. */
export function p99Us({ work }: Contender, count: number): number {
  const each = new Float64Array(count)
  for (let at = 0; at < count; at += 1) {
    const startedAt = performance.now()
    work(at)
    each[at] = (performance.now() - startedAt) * 1000
  }
  each.sort()
  return each[Math.floor(count * 0.99)] ?? 0
}

/** Median CPU time of a single call. Milliseconds. */
export function onceMs(work: () => unknown, times: number): number {
  const each = Array.from({ length: times }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return median(each)
}

/** Retained memory per created object, averaged over several. Bytes. */
export function retainedBytes(makers: readonly (() => unknown)[]): number {
  const before = usedBytes()
  const made = makers.map((make) => make())
  const after = usedBytes()
  return (after - before) / made.length
}

function usedBytes(): number {
  collectGarbage()
  collectGarbage() // frees memory that finalizers of the first collection released
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function collectGarbage(): void {
  gc()
}

setFlagsFromString('--expose-gc')
// Otherwise a garbage collection discards the code of contenders that did not run recently.
setFlagsFromString('--no-flush-bytecode')
const gc = runInNewContext('gc') as () => void // defined by --expose-gc
