import { readdirSync, readFileSync } from 'node:fs'

/** USER_HZ of Linux is 100. */
const tickMs = 10

interface Stat {
  readonly parent: number
  readonly cpuMs: number
}

/** Returns the CPU time of a process so far. Milliseconds; 0 without /proc. Source: proc(5). */
export function cpuMsOf(pid: number): number {
  return statOf(pid)?.cpuMs ?? 0
}

/** CPU time of a process and its children, including exited ones. */
export function cpuMsOfTree(pid: number): number {
  const own = statOf(pid, true)?.cpuMs ?? 0
  const children = pids().flatMap((child) => statOf(child) ?? [])
  return own + children.reduce((sum, { parent, cpuMs }) => (parent === pid ? sum + cpuMs : sum), 0)
}

function statOf(pid: number, withExited = false): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name in front may contain spaces and parentheses.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, exitedUser = 0, exitedSystem = 0] = rest.slice(9, 13).map(Number)
    const exited = withExited ? exitedUser + exitedSystem : 0
    return { parent: Number(parent), cpuMs: (user + system + exited) * tickMs }
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
