import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { findPostmaster, isRunning } from './postmaster-file.ts'
import type { RunAs } from './run-as.ts'

/** Override the defaults below. Durability is PostgreSQL's default: fsync on. */
export type Settings = Readonly<Record<string, string>>

const maxLogBytes = 5_000_000

export type Place = { clusterDir: string; socketDir: string; logFile: string }

export type Postmaster = { hasEnded: () => boolean }

/** Starts the server without waiting for it; its output goes to logFile. */
export function startPostmaster(
  { clusterDir, socketDir, logFile }: Place,
  binaries: Binaries,
  runAs: RunAs,
  extra: Settings,
): Postmaster {
  const settings: Settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDir}"`,
    // The data fits into memory. With the default costs, plans cached while a table is small scan it all once it has grown:
    // https://www.postgresql.org/docs/18/runtime-config-query.html#RUNTIME-CONFIG-QUERY-CONSTANTS
    seq_page_cost: '0.1',
    random_page_cost: '0.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...extra,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [...runAs.prefix, ...parentDeathSignal(), binaries.postgres, '-D', clusterDir, ...flags]
  const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes
  const log = openSync(logFile, isLong ? 'w' : 'a', 0o600)
  // detached: Ctrl-C in the terminal must not reach the database, which ends after its last user.
  const child = spawn(command[0]!, command.slice(1), {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended = false
  const onEnd = (): void => void (ended = true)
  child.once('error', onEnd).once('exit', onEnd).unref()
  return { hasEnded: () => ended }
}

/** Shuts the server of this cluster down cleanly, and waits until it has ended. */
export async function stopPostmaster(clusterDir: string): Promise<void> {
  const pid = findPostmaster(clusterDir)
  if (pid === undefined) return
  signal(pid, 'SIGINT')
  if (await endsWithin(pid, 30_000)) return
  signal(pid, 'SIGQUIT') // safe: the next start recovers from the write-ahead log
  await endsWithin(pid, 5_000)
}

/** Returns the last lines of the server's log, for the message about a failed start. */
export function lastLogLines(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n')
  return lines.slice(-3).join(' | ')
}

// Stops the server when Node is killed. Without such a setpriv it keeps running, and the next start adopts it.
function parentDeathSignal(): string[] {
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--']
  const isAvailable = spawnSync(prefix[0]!, [...prefix.slice(1), 'true'], { stdio: 'ignore' }).status === 0
  return isAvailable ? prefix : []
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
