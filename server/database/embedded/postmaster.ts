import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { findPostmaster, isRunning } from './postmaster-file.ts'
import type { RunAs } from './run-as.ts'

/** Given after all others, so a caller can override any. Durability is PostgreSQL's default: fsync on. */
export type Settings = Readonly<Record<string, string>>

const maxLogBytes = 5_000_000

export type Place = { clusterDir: string; socketDir: string; logFile: string }

export type Postmaster = { hasEnded: () => boolean }

/** Starts the server and returns at once; its words go to logFile. */
export function startPostmaster(
  { clusterDir, socketDir, logFile }: Place,
  binaries: Binaries,
  runAs: RunAs,
  extra: Settings,
): Postmaster {
  const settings: Settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDir}"`,
    // A shop's data fits into memory. Otherwise plans made while a table was small read all of it once it has grown:
    // https://www.postgresql.org/docs/18/runtime-config-query.html#RUNTIME-CONFIG-QUERY-CONSTANTS
    seq_page_cost: '0.1',
    random_page_cost: '0.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...extra,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const words = [...runAs.prefix, ...endingWithUs(), binaries.postgres, '-D', clusterDir, ...flags]
  const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes
  const log = openSync(logFile, isLong ? 'w' : 'a', 0o600)
  // detached: a Ctrl-C in the terminal is ours to answer; the database ends after its last user.
  const child = spawn(words[0]!, words.slice(1), { cwd: '/', detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  let ended = false
  const note = (): void => void (ended = true)
  child.once('error', note).once('exit', note).unref()
  return { hasEnded: () => ended }
}

/** Ends the server of this cluster as a clean shutdown, and waits until it is gone. */
export async function stopPostmaster(clusterDir: string): Promise<void> {
  const pid = findPostmaster(clusterDir)
  if (pid === undefined) return
  signal(pid, 'SIGINT')
  if (await isGoneWithin(pid, 30_000)) return
  signal(pid, 'SIGQUIT') // recovery at the next start makes this as safe as the clean way
  await isGoneWithin(pid, 5_000)
}

/** The last lines the server wrote, for the message about a failed start. */
export function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n')
  return lines.slice(-3).join(' | ')
}

// So that no server outlives a killed Node for good. Where there is no such setpriv it does, and is adopted.
function endingWithUs(): string[] {
  const words = ['setpriv', '--pdeathsig', 'INT', '--']
  const isThere = spawnSync(words[0]!, [...words.slice(1), 'true'], { stdio: 'ignore' }).status === 0
  return isThere ? words : []
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
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
