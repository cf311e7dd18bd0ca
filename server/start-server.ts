import { setTimeout as pause } from 'node:timers/promises'
import { once } from 'node:events'
import { promisify } from 'node:util'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { type Config, ConfigError } from '#config'
import { lastBackup, scheduledBackup } from '#backup'
import { createContent } from '#content'
import { type Database, openDatabase } from '#database'
import { createMetrics, httpLimits, type Log } from '#http'
import { createHostedIdentity, createIdentity } from '#identity'
import { createMailer } from '#mail'
import { oldestEvents, queueLength, startOutbox } from '#outbox'
import { createShrinker, requireOneFileStore } from '#files'
import { createPdfPrinter } from '#pdf'
import { createProduct, describeChanged, retentionSchedule } from '#product'
import { createHostedRealtime, createRealtime } from '#realtime'
import { openSealer } from '#secrets'
import { createApp } from './app.ts'
import { drainOf } from './drain-server.ts'
import { version } from './version.ts'

export type RunningServer = {
  mailGoesTo: string
  /** Method and pattern of each route; the calls of the contract count as one pattern. */
  routes: readonly { readonly method: string; readonly path: string }[]
  /** Closes everything in reverse order, after running requests and jobs have finished. */
  close: () => Promise<void>
}

const builtFolder = fileURLToPath(new URL('../web/dist', import.meta.url))
/** Minute 17, away from the full hour, when everything else runs. */
const hourly = '17 * * * *'
const everyTenMinutes = '*/10 * * * *'
const everyMinute = '* * * * *'

/**
 * Opens all parts and listens. webFolder: folder of the built web app. Throws ConfigError if it cannot listen
 * on the address.
 */
export async function startServer(
  config: Config,
  log: Log,
  now = (): Date => new Date(),
  webFolder = builtFolder,
): Promise<RunningServer> {
  await using opening = new AsyncDisposableStack()
  // Imported only if traces are configured, so that it otherwise costs nothing.
  const tracing =
    config.traces && (await import('./telemetry/start-tracing.ts')).startTracing(config.traces, log)
  opening.defer(() => tracing?.close())
  // Only tokens that we issue contain PUBLIC_URL, which all processes must share.
  const { publicUrl: _, ...withoutUrl } = config
  const database = await openDatabase(config.hostedIdentity ? withoutUrl : config, log)
  opening.defer(() => database.close())
  const sealer = await openSealer(config, database)
  await requireOneFileStore(config, database.orm, sealer)
  const mailer = createMailer(config, log)
  opening.defer(() => mailer.close())
  const { hostedIdentity: hosted } = config
  const identity = hosted
    ? createHostedIdentity({ hosted, config, log, now })
    : await createIdentity({ database, config, sealer, mailer, log, now })
  const live = config.hostedDatabase
    ? undefined
    : await createRealtime({
        database,
        identity,
        describeChanged: describeChanged({ database, now }),
        log,
        now,
      })
  opening.defer(() => live?.close())
  const hostedLive = config.hostedDatabase && createHostedRealtime(config.hostedDatabase)
  const realtime = live ?? hostedLive! // exactly one of the two is created
  const content = await createContent({ config, database, sealer, log, now })
  const printer = createPdfPrinter({ log })
  opening.defer(() => printer.close())
  const shrinker = createShrinker({ log })
  opening.defer(() => shrinker.close())
  const product = await createProduct({
    database,
    identity,
    documents: realtime.documents,
    config,
    sealer,
    mailer,
    printer,
    shrinker,
    webFolder,
    log,
    now,
  })
  opening.defer(() => product.close())
  const handlers = [...identity.handlers, ...product.handlers, ...(hostedLive?.handlers ?? [])]
  const recurring = [
    { name: 'identity-cleanup', schedule: hourly, run: identity.cleanup },
    { name: 'product-cleanup', schedule: hourly, run: product.cleanup },
    { name: 'quote-reminders', schedule: hourly, run: product.remindExpiring },
    { name: 'customer-retention', schedule: retentionSchedule, run: product.eraseInactive },
    { name: 'catalog-schedules', schedule: everyMinute, run: product.publishDue },
    { name: 'quote-expiry', schedule: everyTenMinutes, run: product.recordExpired },
    ...(config.backups ? [scheduledBackup({ ...config, backups: config.backups }, log, now)] : []),
  ]
  const metrics = createMetrics(version)
  metrics.addGauge({
    name: 'costard_events',
    help: 'Events and recurring jobs in the queue of all processes, up to 10,000',
    label: 'state',
    read: () => queueLength(database.orm),
  })
  metrics.addGauge({
    name: 'costard_database_connections',
    help: 'Connections of this process, and requests that wait for one',
    label: 'state',
    read: async () => connectionsOf(database.pool),
  })
  metrics.addGauge({
    name: 'costard_events_oldest_seconds',
    help: 'Time since the oldest event that waits was due, by the task of its workers, up to 10,000 events',
    label: 'task',
    read: () => oldestEvents(database.orm),
  })
  database.pool.onWaited = metrics.connectionWaited
  const { replica } = database
  if (replica) {
    replica.onRead = metrics.readFrom
    metrics.addGauge({
      name: 'costard_replica_delay',
      help: 'Delay of the replica: bytes of the log that it misses, and seconds since its last change while it misses some; absent while it does not answer',
      label: 'figure',
      read: async () => ({ ...(await replica.delay()) }),
    })
  }
  const { backups } = config
  if (backups) {
    const readLast = lastBackup(backups.to)
    metrics.addGauge({
      name: 'costard_backup_last',
      help: 'When the last scheduled backup began, in seconds since 1970, and its bytes; absent before the first',
      label: 'figure',
      read: async () => ({ ...(await readLast()) }),
    })
  }
  const sentMetrics =
    config.sentMetrics &&
    (await import('./telemetry/start-sending-metrics.ts')).startSendingMetrics(
      metrics,
      config.sentMetrics.intervalMs,
      log,
    )
  opening.defer(() => sentMetrics?.close())
  const outbox = await startOutbox({
    database,
    handlers: tracing ? handlers.map(tracing.traceEvents) : handlers,
    recurring,
    log,
    onFailed: metrics.eventFailed,
  })
  opening.defer(() => outbox.stop())
  let isDraining = false
  const app = createApp({
    config,
    database,
    isDraining: () => isDraining,
    identity,
    realtime,
    product,
    content,
    webFolder,
    metrics,
    traceRequests: tracing?.traceRequests,
    log,
  })
  // Without options this is a plain HTTP server.
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Balancers request /readyz without a Host header.
    hostname: new URL(config.publicUrl).host,
    serverOptions: { requireHostHeader: false },
  }) as Server
  server.keepAliveTimeout = httpLimits.keepAliveMs
  server.headersTimeout = httpLimits.headersMs
  server.requestTimeout = httpLimits.requestMs
  metrics.addGauge({
    name: 'costard_sockets',
    help: 'Open connections of this process: all of HTTP, and sessions of live documents, by socket or long poll',
    label: 'kind',
    read: async () => ({
      http: await promisify(server.getConnections).call(server),
      live: live?.sessions() ?? 0,
    }),
  })
  const drain = drainOf(server)
  if (live) server.on('upgrade', live.upgrade)
  await listen(server, config)
  opening.defer(drain)
  opening.defer(() => live?.disconnect()) // before the server closes, since that waits for open sockets
  const opened = opening.move()
  const close = async (): Promise<void> => {
    isDraining = true
    await pause(config.drainSeconds * 1000)
    await opened.disposeAsync()
  }
  return { mailGoesTo: mailer.goesTo, routes: app.routes, close }
}

function connectionsOf({ totalCount, idleCount, waitingCount }: Database['pool']): Record<string, number> {
  return { used: totalCount - idleCount, idle: idleCount, wanted: waitingCount }
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new ConfigError(`PORT: ${port} is in use on ${host}; accepted: a free port`)
    if (code === 'EACCES')
      throw new ConfigError(`PORT: ${port} may not be used by this user; accepted: 1024 and up`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError(`HOST: ${host} is not an address of this machine; accepted: one of its own`)
    }
    throw error
  }
}
