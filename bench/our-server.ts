import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answers, stopProcess } from './child-process.ts'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))

export interface OurServer {
  readonly port: number
  readonly pid: number
  readonly apiKey: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** The whole server as people start it, with its embedded database; only the limits are off. */
export async function startOurServer(port: number): Promise<OurServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', DATABASE_URL: '' }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const answer = await answers(`http://127.0.0.1:${port}/__/firebase/init.json`, child)
  const { apiKey } = (await answer.json()) as { apiKey: string } // as the server's own tests say
  return {
    port,
    pid: child.pid!, // it has started
    apiKey,
    dataDir,
    stop: async () => {
      await stopProcess(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
