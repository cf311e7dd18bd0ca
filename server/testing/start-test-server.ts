import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { pino } from 'pino'
import { type Config, readConfig } from '#config'
import { emptyTestDatabase } from './test-database.ts'
import { testMailbox, type TestMailbox } from './test-mailbox.ts'

export type StartedTestServer = { url: string; config: Config; mailbox: TestMailbox }

/**
 * The whole server in this process, on a free port with a database, data folder and mail server of its own, until
 * the calling file's last test. env: settings over these, e.g. `{ SMTP_URL: '' }` for mails as files.
 */
export async function startTestServer(
  options: { env?: Record<string, string>; now?: () => Date } = {},
): Promise<StartedTestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'costard-test-'))
  const [{ url: databaseUrl, drop }, mailbox, port] = await Promise.all([
    emptyTestDatabase(),
    testMailbox(),
    freePort(),
  ])
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'silent',
    ...options.env,
  })
  // Loaded here, so that tests of one module do not load all of them.
  const { startServer } = await import('../start-server.ts')
  const server = await startServer(config, pino({ level: config.logLevel }), options.now)
  after(async () => {
    await server.close()
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { url: config.publicUrl, config, mailbox }
}

/** A TCP port of loopback that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // listening on TCP
  probe.close()
  await once(probe, 'close')
  return port
}
