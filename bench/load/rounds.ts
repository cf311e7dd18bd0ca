import { setTimeout as pause } from 'node:timers/promises'
import type { Request } from './asking.ts'
import type { Cpu } from './side.ts'

/** Wait for jobs that requests cause, such as mails and news, which belong to their cost. Milliseconds. */
const restMs = 1_500

/** Requests of one side, and the CPU time of each. Milliseconds. */
export interface Round {
  readonly requests: readonly Request[]
  readonly cost: Cpu
}

/** Measures some work. Throws if a request failed. */
export async function roundOf(
  { cpuMs }: { readonly cpuMs: () => Cpu },
  work: () => Promise<readonly Request[]>,
): Promise<Round> {
  const before = cpuMs()
  const requests = await work()
  await pause(restMs)
  const after = cpuMs()
  const failed = requests.filter(({ status }) => status === undefined || status >= 400)
  if (failed.length > 0) throw new Error(`${failed.length} requests failed: ${JSON.stringify(failed[0])}`)
  const perRequest = (who: keyof Cpu) => (after[who] - before[who]) / requests.length
  return { requests, cost: { server: perRequest('server'), database: perRequest('database') } }
}

/** Measures each side once per round, in changing order, after a first round that does not count. */
export async function takeTurns<Side>(
  sides: readonly Side[],
  rounds: number,
  print: (line: string) => void,
  measure: (side: Side) => Promise<Round>,
): Promise<ReadonlyMap<Side, readonly Round[]>> {
  const measured = new Map(sides.map((side) => [side, [] as Round[]]))
  for (let round = -1; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const one = await measure(side)
      if (round >= 0) measured.get(side)!.push(one)
    }
    print(`round ${round + 1} of ${rounds}`)
  }
  return measured
}
