import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after } from '../server/testing/after.ts'
import { emptyTestDatabase } from '../server/testing/test-database.ts'
import { freePort } from '../server/testing/testing.ts'

export interface ServerProcess {
  url: string
  port: number
  /** SIGTERM: like a stop by the operator; SIGKILL: like a crash. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))

/** Returns a function that starts server processes on one database. All stop after the calling file's last test. */
export async function serverProcesses(): Promise<(port?: number) => Promise<ServerProcess>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costard-processes-'))
  const { url: databaseUrl, drop } = await emptyTestDatabase()
  const running = new Set<ChildProcess>()
  const first = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://localhost:${first}`, // shared by all processes, as behind a proxy
    LOG_LEVEL: 'warn',
  }
  after(async () => {
    await Promise.all([...running].map((child) => end(child, 'SIGTERM')))
    await drop()
    rmSync(dataDir, { recursive: true })
  })
  const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    running.delete(child)
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return async (port = first) => {
    const child = spawn(process.execPath, [main], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    running.add(child)
    await once(child, 'message') // the message is sent when the process is ready
    return { url: `http://localhost:${port}`, port, stop: (signal) => end(child, signal) }
  }
}
