import { readFileSync } from 'node:fs'
import { startOurServer } from '../our-server.ts'

/** An account with a team. */
export interface Person {
  readonly userId: string
  readonly idToken: string
  readonly teamId: string
}

export interface Server {
  readonly port: number
  readonly addPerson: () => Promise<Person>
  /** Resident memory of the server process, in bytes; 0 without /proc. Source: proc(5). */
  readonly memoryBytes: () => number
  /** CPU time of the server process so far, in milliseconds. Source: proc(5). */
  readonly cpuMs: () => number
  readonly stop: () => Promise<void>
}

/** Starts our server for a load test. */
export async function startServer(wantedPort: number): Promise<Server> {
  const { port, apiKey, pid, stop } = await startOurServer(wantedPort)
  const origin = `http://127.0.0.1:${port}`
  const post = async (path: string, body: object, idToken?: string): Promise<Record<string, string>> => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, string> // only string fields are read
  }
  return {
    port,
    async addPerson() {
      const { idToken = '', localId = '' } = await post(`/v1/accounts:signUp?key=${apiKey}`, {})
      const team = { name: 'Shop', country: 'IE', language: 'en', startWith: 'nothing' }
      const { id = '' } = await post('/api/teams', team, idToken)
      return { userId: localId, idToken, teamId: id }
    },
    memoryBytes: () => memoryOf(pid),
    cpuMs: () => cpuOf(pid),
    stop,
  }
}

function memoryOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

function cpuOf(pid: number): number {
  // The name of the process, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return ticks * 10 // 100 per second on Linux
}
