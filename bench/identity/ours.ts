import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cpuMsOf, cpuMsOfFamily } from './cpu-time.ts'
import { answers, type Service, stopProcess } from './service.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** The whole server as people start it, with its embedded database; only the limits are off. */
export async function startOurs(port: number): Promise<Service> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', DATABASE_URL: '' }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const answer = await answers(`http://127.0.0.1:${port}/__/firebase/init.json`, child)
  const { apiKey } = (await answer.json()) as { apiKey: string } // as the server's own tests say
  const [postmaster] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return {
    name: 'ours',
    port,
    apiPath: '',
    tokenPath: '',
    apiKey,
    cpu: () => ({ server: cpuMsOf(child.pid!), database: cpuMsOfFamily(Number(postmaster)) }), // it has started
    stop: async () => {
      await stopProcess(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
