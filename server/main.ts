import { type Config, ConfigError, readConfig } from '#config'
import { createLog } from '#http'
import { reasonOf } from './reason-of.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** Tells whoever watches the process that starting it again is of no use. Source: sysexits.h, EX_CONFIG. */
const badConfigExitCode = 78

/** An end that takes longer is not coming; what was acknowledged is safe in any case. */
const lastResortMs = 30_000

await main()

async function main(): Promise<void> {
  let stop: (() => void) | undefined
  const stopping = new Promise<void>((resolve) => (stop = resolve))
  // Before anything is opened, so that what is asked during the start is done after it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop?.())
  process.on('disconnect', () => stop?.()) // the process that looks after this one is gone
  process.channel?.unref()
  let isRunning = false
  try {
    const config = readConfig()
    const server = await startServer(config, createLog(config))
    console.log(banner(config, server))
    process.send?.('ready')
    isRunning = true
    const beat = setInterval(() => {}, 2 ** 30) // a waiting promise alone keeps no process alive
    await stopping
    clearInterval(beat)
    setTimeout(() => process.exit(1), lastResortMs).unref()
    await server.close()
  } catch (error) {
    const isConfig = error instanceof ConfigError
    const what = isRunning ? 'Costard did not end cleanly' : 'Costard can not start'
    console.error(isConfig ? error.message : `${what}: ${reasonOf(error)}`)
    process.exitCode = isConfig ? badConfigExitCode : 1
  } finally {
    if (process.connected) process.disconnect()
  }
}

function banner(config: Config, { mailGoesTo }: RunningServer): string {
  const mailbox = config.smtpUrl ? '' : `, to read at ${config.publicUrl}/__/mailbox`
  return [
    `${config.productName} Pro is running`,
    `  Open    ${config.publicUrl}`,
    `  Mail    ${mailGoesTo}${mailbox}`,
    `  Data    ${config.databaseUrl ? 'the server of DATABASE_URL' : config.dataDir}`,
    `  Stop    Ctrl+C`,
  ].join('\n')
}
