import { pagePatterns } from '@costard/contract'
import { type Config, ConfigError, readConfig } from '#config'
import { consoleToLog, createLog } from '#http'
import { hasLocalMailbox } from '#mail'
import { reasonOf } from './reason-of.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { version } from './version.ts'

/** Exit code that tells the supervisor that a restart would not help. Source: sysexits.h, EX_CONFIG. */
const badConfigExitCode = 78

/**
 * Time limit for the shutdown, after which the process exits; acknowledged writes are already durable.
 * Milliseconds.
 */
const shutdownTimeoutMs = 30_000

await main()

async function main(): Promise<void> {
  let stop: (() => void) | undefined
  const stopping = new Promise<void>((resolve) => (stop = resolve))
  // Registered before anything is opened: a signal during the start stops the server after the start.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop?.())
  process.on('disconnect', () => stop?.()) // the supervisor has exited
  process.channel?.unref()
  let isRunning = false
  let log = createLog({ logLevel: 'info' })
  try {
    const config = readConfig()
    log = createLog(config)
    consoleToLog(log)
    if (process.getuid?.() === 0) log.warn('running as root; an ordinary user is enough')
    log.info({ version, node: process.versions.node }, 'starting')
    const server = await startServer(config, log)
    tell(process.stdout, banner(config, server), () => log.info(whereIs(config, server), 'running'))
    if (process.connected) process.send?.('ready') // the supervisor may have exited during the start
    isRunning = true
    const keepAlive = setInterval(() => {}, 2 ** 30) // a pending promise alone does not keep the process running
    await stopping
    clearInterval(keepAlive)
    setTimeout(() => process.exit(1), shutdownTimeoutMs + config.drainSeconds * 1000).unref()
    await server.close()
  } catch (error) {
    const isConfig = error instanceof ConfigError
    const what = isRunning ? 'Costard did not shut down cleanly' : 'Costard cannot start'
    const reason = isConfig ? error.message : `${what}: ${reasonOf(error)}`
    tell(process.stderr, reason, () => log.fatal(reason))
    process.exitCode = isConfig ? badConfigExitCode : 1
  } finally {
    if (process.connected) process.disconnect()
  }
}

/**
 * Users who started the server in a terminal or with npm start get plain text; other programs get a log line.
 */
function tell(stream: NodeJS.WriteStream, text: string, toLog: () => void): void {
  if (!process.connected && !stream.isTTY) return toLog()
  // Without the listener, a closed pipe would end this process with an unhandled EPIPE. The log handles that
  // itself.
  stream.on('error', () => {})
  stream.write(`${text}\n`)
}

function whereIs(config: Config, { mailGoesTo }: RunningServer): object {
  return {
    version,
    url: config.publicUrl,
    mail: mailGoesTo,
    data: config.databaseUrl ? 'the server of DATABASE_URL' : config.dataDir,
  }
}

function banner(config: Config, { mailGoesTo }: RunningServer): string {
  const mailbox = hasLocalMailbox(config) ? `, to read at ${config.publicUrl}${pagePatterns.mailbox}` : ''
  return [
    `${config.productName} Pro ${version} is running`,
    `  Open    ${config.publicUrl}`,
    `  Mail    ${mailGoesTo}${mailbox}`,
    `  Data    ${config.databaseUrl ? 'the server of DATABASE_URL' : config.dataDir}`,
    `  Stop    Ctrl+C`,
  ].join('\n')
}
