import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, where a tick of /proc is a hundredth of a second. */
const tickMs = 10

interface Stat {
  readonly parent: number
  readonly cpuMs: number
}

/** CPU time of a process so far. Milliseconds; 0 where the system does not tell. Source: proc(5). */
export function cpuMsOf(pid: number): number {
  return statOf(pid)?.cpuMs ?? 0
}

/** The same with its children, those that ended included. */
export function cpuMsOfFamily(pid: number): number {
  const own = statOf(pid, true)?.cpuMs ?? 0
  const children = pids().flatMap((child) => statOf(child) ?? [])
  return own + children.reduce((sum, { parent, cpuMs }) => (parent === pid ? sum + cpuMs : sum), 0)
}

function statOf(pid: number, withEnded = false): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may hold anything.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9, 13).map(Number)
    const ended = withEnded ? endedUser + endedSystem : 0
    return { parent: Number(parent), cpuMs: (user + system + ended) * tickMs }
  } catch {
    return undefined
  }
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}
