import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { findBinaries } from './binaries.ts'
import { prepareCluster, superuser } from './cluster.ts'
import { createLifeline, type Lifeline } from './lifeline.ts'
import { findPostmaster, repairPostmasterFile } from './postmaster-file.ts'
import { lastLogLines, type Place, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import type { Settings } from './postmaster.ts'
import { chooseRunAs } from './run-as.ts'
import { createSocketDir, socketDirOf } from './socket-dir.ts'
import { databaseName, findServer, type Watch } from './watch.ts'

/**
 * An embedded server that this process keeps running until close. It stops when the last process closes it.
 */
export type Embedded = {
  connection: { host: string; user: string; database: string }
  close: () => Promise<void>
}

/** Recovery after a power cut replays the log since the last checkpoint, which takes minutes at most. */
const startTimeoutMs = 180_000
/**
 * PostgreSQL refuses to start while backends of a killed server still use its shared memory, so starts are
 * retried.
 */
const maxFailedStarts = 8
const longestPauseMs = 5_000

/** Starts or joins the server of DATA_DIR/postgres, and restarts it if it stops before close. */
export async function openEmbedded(dataDir: string, log: Logger, settings: Settings = {}): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const clusterDir = join(realpathSync(dataDir), 'postgres')
  const place = { clusterDir, socketDir: socketDirOf(clusterDir), logFile: `${clusterDir}.log` }
  let isClosing = false
  const lifeline = createLifeline(place.socketDir)
  let watch = await joinOrStart(place, settings, lifeline)
  log.debug({ pid: findPostmaster(clusterDir) }, 'embedded database started')
  const supervised = supervise()

  async function supervise(): Promise<void> {
    while (!isClosing) {
      await watch.ended
      for (let pauseMs = 100; !isClosing; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        log.warn('embedded database ended, restarting')
        try {
          watch = await joinOrStart(place, settings, lifeline)
          break
        } catch (error) {
          log.error({ error }, 'embedded database failed to start')
          await pause(pauseMs)
        }
      }
    }
  }

  async function close(): Promise<void> {
    isClosing = true
    if (watch.hasEnded()) await supervised // waits for a restart in progress, so that its server is stopped too
    if (await watch.isLast()) await stopPostmaster(clusterDir)
    await watch.end()
    await supervised
    lifeline.close()
  }

  return {
    connection: { host: place.socketDir, user: superuser, database: databaseName },
    close,
  }
}

// The first process starts the server. PostgreSQL refuses a second server on the same folder: of two
// concurrent starts, one fails and then finds the other's server.
async function joinOrStart(place: Place, settings: Settings, lifeline: Lifeline): Promise<Watch> {
  const deadline = performance.now() + startTimeoutMs
  let started: Postmaster | undefined
  let failedStarts = 0
  while (performance.now() < deadline) {
    lifeline.open() // before joining, since the server may be about to lose its last process
    const watch = await findServer(place)
    if (watch) return watch
    const isStarting = findPostmaster(place.clusterDir) !== undefined || started?.hasEnded() === false
    if (!isStarting) {
      if (started && ++failedStarts === maxFailedStarts) break
      await pause(100 * failedStarts)
      started = await start(place, settings, lifeline)
    }
    await pause(15)
  }
  throw new Error(
    `The embedded database does not start: ${lastLogLines(place.logFile)} (full log: ${place.logFile})`,
  )
}

async function start(place: Place, settings: Settings, lifeline: Lifeline): Promise<Postmaster> {
  const binaries = findBinaries()
  const runAs = chooseRunAs(place.clusterDir, binaries.postgres)
  await prepareCluster(place.clusterDir, binaries, runAs)
  createSocketDir(place.socketDir, runAs)
  lifeline.create()
  repairPostmasterFile(place.clusterDir)
  return startPostmaster(place, binaries, runAs, settings)
}
