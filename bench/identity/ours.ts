import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOurServer } from '../our-server.ts'
import { cpuMsOf, cpuMsOfTree } from './cpu-time.ts'
import type { Service } from './service.ts'

export async function startOurs(wantedPort: number): Promise<Service> {
  const { port, apiKey, pid, dataDir, stop } = await startOurServer(wantedPort)
  const [postmaster] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return {
    name: 'ours',
    port,
    apiPath: '',
    tokenPath: '',
    apiKey,
    cpu: () => ({ server: cpuMsOf(pid), database: cpuMsOfTree(Number(postmaster)) }),
    stop,
  }
}
