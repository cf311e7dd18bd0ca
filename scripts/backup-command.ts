import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { type BackupPlace, backupPlace, BackupRefused, type Refusal } from '../server/backup/backup.ts'
import { type Config, ConfigError } from '../server/config/config.ts'
import { reasonOf } from '../server/reason-of.ts'
import { exitCodes, type Surroundings } from './operator-command.ts'

/** Source: sysexits.h, EX_DATAERR and so on. */
export const backupExitCodes: Readonly<Record<Refusal, number>> = {
  broken: 65,
  'newer-format': 76,
  'newer-program': 76,
  'secret-key': 78,
  'target-filled': 73,
  'source-in-use': 75,
  'no-data': 66,
}

const diskFull = 74

/** Exit codes by the error codes of Node's file system and of PostgreSQL. */
const fileExitCodes = new Map([
  ['ENOENT', 66],
  ['EEXIST', 73],
  ['EACCES', 77],
  ['ENOSPC', diskFull],
  ['EFBIG', diskFull],
  ['EDQUOT', diskFull],
  ['EIO', 74],
  // disk_full
  ['53100', diskFull],
])

/** Runs work and returns its exit code; for an error prints one line and returns the code of the error. */
export async function inOneLine(
  { stderr }: Pick<Surroundings, 'stderr'>,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof ConfigError) {
      stderr(`${error.message}\n`)
      return error instanceof BackupRefused ? backupExitCodes[error.reason] : exitCodes.badConfig
    }
    // PostgreSQL programs, such as initdb, print several lines.
    const lines = reasonOf(error)
      .trim()
      .split(/\s*\n\s*/)
    const fullDisk = lines.find((line) => /No space left on device|File too large/.test(line))
    stderr(`Failed: ${fullDisk?.replace(/^.*FATAL:\s*/, '') ?? lines.join('; ')}\n`)
    if (fullDisk) return diskFull
    const { code } = error as { readonly code?: unknown }
    return (typeof code === 'string' && fileExitCodes.get(code)) || exitCodes.unavailable
  }
}

/** Prints at most one line per second. */
export function progressPrinter(
  { stderr }: Pick<Surroundings, 'stderr'>,
  now: () => number = () => performance.now(),
): (line: () => string) => void {
  let last = now()
  return (line) => {
    if (now() - last < 1_000) return
    last = now()
    stderr(`${line()}\n`)
  }
}

/** Returns the keys in an age key file: lines, where # starts a comment. */
export async function readIdentities(path: string | undefined): Promise<string[]> {
  if (path === undefined) return []
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/** Formats a number of bytes. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export interface BackupFile {
  readonly place: BackupPlace
  readonly name: string
}

/**
 * Returns the file at a path, or at s3://BUCKET/NAME in the bucket of BACKUP_TO. Throws ConfigError if that
 * bucket is not configured.
 */
export function backupFile(address: string, { backups }: Pick<Config, 'backups'>): BackupFile {
  const [, bucket, name = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? []
  if (bucket === undefined) return { place: backupPlace(dirname(address)), name: basename(address) }
  if (backups && typeof backups.to !== 'string') {
    const place = backupPlace(backups.to)
    if (place.addressOf(name) === address) return { place, name }
  }
  throw new ConfigError(
    `BACKUP_TO: is not the bucket ${bucket}, so its key is not known; accepted: https://KEY:SECRET@host/${bucket}?region=...`,
  )
}
