import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { findBinaries } from './binaries.ts'
import { prepareCluster, superuser } from './cluster.ts'
import { findPostmaster, mendPostmasterFile } from './postmaster-file.ts'
import { lastWords, type Place, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import type { Settings } from './postmaster.ts'
import { chooseRunAs } from './run-as.ts'
import { makeSocketDir, socketDirOf } from './socket-dir.ts'
import { databaseName, findServer, type Watch } from './watch.ts'

/** An embedded server held up for as long as this process wants it. */
export type Embedded = {
  connection: { host: string; user: string; database: string }
  role: () => Watch['role']
  close: () => Promise<void>
}

/** Recovery after a power cut replays the log since the last checkpoint: minutes at most. */
const startTimeoutMs = 180_000
/** Backends of a killed server hold its memory for a moment, and a start meanwhile is refused. */
const maxFailedStarts = 8
const longestPauseMs = 5_000

/** Starts, adopts or joins the server of DATA_DIR/postgres, and starts it again should it end before close. */
export async function openEmbedded(dataDir: string, log: Logger, settings: Settings = {}): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const clusterDir = join(realpathSync(dataDir), 'postgres')
  const place = { clusterDir, socketDir: socketDirOf(clusterDir), logFile: `${clusterDir}.log` }
  let isClosing = false
  let watch = await holdUp(place, settings)
  log.debug({ role: watch.role, pid: findPostmaster(clusterDir) }, 'embedded database is up')
  const kept = keep()

  async function keep(): Promise<void> {
    while (!isClosing) {
      await watch.ended
      for (let pauseMs = 100; !isClosing; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        log.warn('embedded database ended, starting it again')
        try {
          watch = await holdUp(place, settings)
          break
        } catch (error) {
          log.error({ error }, 'embedded database does not start')
          await pause(pauseMs)
        }
      }
    }
  }

  async function close(): Promise<void> {
    isClosing = true
    if (watch.hasEnded()) await kept // a restart under way ends first, so that it is not left running
    if (await watch.owns()) await stopPostmaster(clusterDir)
    await watch.end()
    await kept
  }

  return {
    connection: { host: place.socketDir, user: superuser, database: databaseName },
    role: () => watch.role,
    close,
  }
}

// Whoever comes first starts it. PostgreSQL itself refuses a second server on the folder, so of two that start
// at once one fails, looks again and finds the other's.
async function holdUp(place: Place, settings: Settings): Promise<Watch> {
  const deadline = performance.now() + startTimeoutMs
  let started: Postmaster | undefined
  let failedStarts = 0
  while (performance.now() < deadline) {
    const watch = await findServer(place)
    if (watch) return watch
    const isUnderWay = findPostmaster(place.clusterDir) !== undefined || started?.hasEnded() === false
    if (!isUnderWay) {
      if (started && ++failedStarts === maxFailedStarts) break
      await pause(100 * failedStarts)
      started = await start(place, settings)
    }
    await pause(15)
  }
  throw new Error(
    `The embedded database does not start: ${lastWords(place.logFile)} (all of it in ${place.logFile})`,
  )
}

async function start(place: Place, settings: Settings): Promise<Postmaster> {
  const binaries = findBinaries()
  const runAs = chooseRunAs(place.clusterDir, binaries.postgres)
  await prepareCluster(place.clusterDir, binaries, runAs)
  makeSocketDir(place.socketDir, runAs)
  mendPostmasterFile(place.clusterDir)
  return startPostmaster(place, binaries, runAs, settings)
}
