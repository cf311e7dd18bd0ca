import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from './after.ts'
import { type Logger, pino } from 'pino'
import { type Config, ConfigError, readConfig } from '#config'
import type { RunningServer } from '../start-server.ts'
import { emptyTestDatabase } from './test-database.ts'
import { testMailbox, type TestMailbox } from './test-mailbox.ts'

export type StartedTestServer = {
  url: string
  config: Config
  mailbox: TestMailbox
  routes: RunningServer['routes']
  /** Stops the server before the end of the tests. */
  stop: () => Promise<void>
}

interface TestServerOptions {
  readonly env?: Record<string, string>
  readonly now?: () => Date
  readonly webFolder?: string
  readonly log?: Logger | undefined
}

const endsIn = { timeout: 60_000 }

/**
 * Starts the whole server in this process, on a free port with its own database, data folder and mail server,
 * until the calling file's last test. env: overrides settings, e.g. `{ SMTP_URL: '' }` for mails as files.
 * webFolder: of the built web app, if it is another one. log: replaces the one set by LOG_LEVEL.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<StartedTestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costard-test-'))
  const [{ url: databaseUrl, drop }, mailbox] = await Promise.all([emptyTestDatabase(), testMailbox()])
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'silent',
    ...options.env,
  }
  const { config, server } = await startOnFreePort(env, options)
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => (stopped ??= server.close().finally(() => earlierPorts.add(config.port)))
  // Separate hooks, so that an error names the part that did not stop.
  after(() => rmSync(dataDir, { recursive: true, force: true }))
  after(drop, endsIn)
  after(stop, endsIn)
  // The server's own address, even if several processes share a PUBLIC_URL.
  return { url: `http://localhost:${config.port}`, config, mailbox, routes: server.routes, stop }
}

async function startOnFreePort(
  env: Record<string, string>,
  options: Omit<TestServerOptions, 'env'>,
  attempts = 3,
): Promise<{ config: Config; server: RunningServer }> {
  const config = readConfig({ PORT: String(takeEarlierPort() ?? (await freePort())), ...env })
  // Imported here, so that tests of one module do not load all modules.
  const { startServer } = await import('../start-server.ts')
  const { useLightPasswords } = await import('./light-passwords.ts')
  useLightPasswords()
  try {
    const log = options.log ?? pino({ level: config.logLevel })
    return { config, server: await startServer(config, log, options.now, options.webFolder) }
  } catch (error) {
    // Another process took the port in between. A port that the test chose is not replaced.
    const isTaken = error instanceof ConfigError && error.message.includes('is in use')
    if (!isTaken || env.PORT || attempts === 1) throw error
    return startOnFreePort(env, options, attempts - 1)
  }
}

/**
 * Ports of servers that this process has stopped. Browsers have cached the files of the web app for these.
 */
const earlierPorts = new Set<number>()

function takeEarlierPort(): number | undefined {
  const [port] = earlierPorts
  if (port !== undefined) earlierPorts.delete(port)
  return port
}

/** Returns a TCP port on loopback that is currently free. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // listening on TCP
  probe.close()
  await once(probe, 'close')
  return port
}
