import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A way to do the job once more; the index tells which of the samples. */
export interface Contender {
  readonly name: string
  readonly work: (at: number) => unknown
}

/** Medians over the rounds, per piece of work. Microseconds. */
export interface Measured {
  readonly name: string
  readonly cpuUs: number
  readonly wallUs: number
}

/**
 * Every contender in every round, one after the other, so that a busy machine is busy for all; the order turns
 * from round to round. A round of one contender takes about `roundMs`.
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
    const turned = [...runs.slice(round % runs.length), ...runs.slice(0, round % runs.length)]
    // No forced collection here: it throws away optimized code, and what follows would measure the compiler.
    for (const { contender, count, cpu, wall } of turned) {
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

/** The time that 99 of 100 pieces of work stay below. Microseconds of the clock. */
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

/** Median CPU time of something done once. Milliseconds. */
export function onceMs(work: () => unknown, times: number): number {
  const each = Array.from({ length: times }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return median(each)
}

/** What stays in memory of each of several things made. Bytes. */
export function keptBytes(makers: readonly (() => unknown)[]): number {
  const before = usedBytes()
  const made = makers.map((make) => make())
  const after = usedBytes()
  return (after - before) / made.length
}

function usedBytes(): number {
  collectGarbage()
  collectGarbage() // what the first one finalized
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
// While the others run, collections would throw away the compiled code of the one that waits.
setFlagsFromString('--no-flush-bytecode')
const gc = runInNewContext('gc') as () => void // there since the flag is set
