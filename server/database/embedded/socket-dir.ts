import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'

/** Maximum length of a unix socket's path. Source: sockaddr_un, 108 bytes with the terminating zero; 104 on macOS. */
const maxPathBytes = 103
const socketName = '.s.PGSQL.5432'

/**
 * Returns the socket folder of this cluster: beside the cluster, or in the temporary folder if that path is
 * too long.
 */
export function socketDirOf(clusterDir: string): string {
  const beside = `${clusterDir}.socket`
  if (Buffer.byteLength(join(beside, socketName)) <= maxPathBytes) return beside
  return join(tmpdir(), `costard-${createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)}`)
}

/** Creates the folder with mode 0700. Throws if a file with that name belongs to another user. */
export function createSocketDir(path: string, runAs: RunAs): void {
  const wanted = runAs.uid ?? process.getuid?.()
  const isRoot = process.getuid?.() === 0 // may take over a folder of the user that PostgreSQL ran as before
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && found.uid !== wanted && !isRoot) {
    throw new Error(`${path} belongs to another user; remove it or choose another TMPDIR`)
  }
  if (found?.isDirectory() && found.uid === wanted && (found.mode & 0o777) === 0o700) return
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { mode: 0o700 })
  if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.uid)
}
