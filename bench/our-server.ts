import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopProcess, waitForAnswer } from './child-process.ts'

const productMain = new URL('../server/main.ts', import.meta.url)

export interface OurServer {
  readonly port: number
  readonly pid: number
  readonly apiKey: string
  readonly dataDir: string
  readonly isAlive: () => boolean
  readonly stop: () => Promise<void>
}

interface ServerOptions {
  /** Flags for Node. */
  readonly flags?: readonly string[]
  readonly databaseUrl?: string
  readonly logLevel?: string
  /** File to start in place of the product's entry. */
  readonly main?: URL
  /** Not removed at the stop, for another start. The default is a new folder, which is removed. */
  readonly dataDir?: string
  /** Address of a balancer in front of the server. */
  readonly publicUrl?: string
}

/** Starts the whole server with its embedded database and default settings, except rate limits. */
export async function startOurServer(
  port: number,
  {
    flags = [],
    databaseUrl = '',
    logLevel = 'info',
    main = productMain,
    dataDir: kept,
    publicUrl,
  }: ServerOptions = {},
): Promise<OurServer> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'costard-bench-'))
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: logLevel,
    ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }),
  }
  const child = spawn(process.execPath, [...flags, fileURLToPath(main)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answer = await waitForAnswer(`http://127.0.0.1:${port}/__/firebase/init.json`, child)
  const { apiKey } = (await answer.json()) as { apiKey: string } // server/app.test.ts checks the shape
  return {
    port,
    pid: child.pid!, // defined after a successful spawn
    apiKey,
    dataDir,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      await stopProcess(child)
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
