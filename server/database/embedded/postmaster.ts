import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { findPostmaster, isRunning } from './postmaster-file.ts'
import { lifelineOf } from './lifeline.ts'
import type { RunAs } from './run-as.ts'

/** Settings that override the defaults below. Durability is PostgreSQL's default: fsync on. */
export type Settings = Readonly<Record<string, string>>

const maxLogBytes = 5_000_000

export type Place = { clusterDir: string; socketDir: string; logFile: string }

/**
 * Runs PostgreSQL, and shuts it down when the last writer of the lifeline has closed it. The script is the
 * server's parent, so that it can never signal another process that got the same id. Arguments: the lifeline,
 * then the command.
 */
const guardian = `
  lifeline=$1; shift
  "$@" & postgres=$!
  (read -r _ < "$lifeline"; kill -INT $postgres) & reader=$!
  wait $postgres
  kill $reader
`

export type Postmaster = { hasEnded: () => boolean }

/**
 * Starts the server without waiting for it; its output is written to logFile. It stops when all processes
 * that opened the lifeline have exited.
 */
export function startPostmaster(
  { clusterDir, socketDir, logFile }: Place,
  binaries: Binaries,
  runAs: RunAs,
  extra: Settings,
): Postmaster {
  const settings: Settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDir}"`,
    // The data fits in memory. With the default costs, plans that were cached while a table was small
    // continue to scan it whole after it has grown:
    // https://www.postgresql.org/docs/18/runtime-config-query.html#RUNTIME-CONFIG-QUERY-CONSTANTS
    seq_page_cost: '0.1',
    random_page_cost: '0.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...extra,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [...runAs.prefix, binaries.postgres, '-D', clusterDir, ...flags]
  const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes
  const log = openSync(logFile, isLong ? 'w' : 'a', 0o600)
  // detached: Ctrl+C in the terminal must not reach the database, which stops after its last user.
  const child = spawn('sh', ['-c', guardian, 'sh', lifelineOf(socketDir), ...command], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    // Makes a postmaster.pid with our pid stale (see repairPostmasterFile): we are the server's grandparent.
    env: { ...process.env, PG_GRANDPARENT_PID: String(process.pid) },
  })
  closeSync(log)
  let ended = false
  const onEnd = (): void => void (ended = true)
  child.once('error', onEnd).once('exit', onEnd).unref()
  return { hasEnded: () => ended }
}

/** Shuts the server of this cluster down cleanly, and waits until it has exited. */
export async function stopPostmaster(clusterDir: string): Promise<void> {
  const pid = findPostmaster(clusterDir)
  if (pid === undefined) return
  signal(pid, 'SIGINT')
  if (await endsWithin(pid, 30_000)) return
  signal(pid, 'SIGQUIT') // safe, since the next start recovers from the write-ahead log
  await endsWithin(pid, 5_000)
}

/** Returns the last lines of the server's log, for the error message about a failed start. */
export function lastLogLines(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n')
  return lines.slice(-3).join(' | ')
}

async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (isRunning(pid)) {
    if (performance.now() > deadline) return false
    await pause(10)
  }
  return true
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
