import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'

/** Bytes that a unix socket's path may have. Source: sockaddr_un, 108 with its closing zero; 104 on macOS. */
const maxPathBytes = 103
const socketName = '.s.PGSQL.5432'

/** Where the server of this cluster listens: beside the cluster, or in the temporary folder when that path is too long. */
export function socketDirOf(clusterDir: string): string {
  const beside = `${clusterDir}.socket`
  if (Buffer.byteLength(join(beside, socketName)) <= maxPathBytes) return beside
  return join(tmpdir(), `costard-${createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)}`)
}

/** Makes the folder, closed to everybody else. Throws when somebody else took its name in the temporary folder. */
export function makeSocketDir(path: string, runAs: RunAs): void {
  const wanted = runAs.uid ?? process.getuid?.()
  const isRoot = process.getuid?.() === 0 // which may take what an earlier way of running left to another account
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && found.uid !== wanted && !isRoot) {
    throw new Error(`${path} belongs to somebody else; remove it or choose another TMPDIR`)
  }
  if (found?.isDirectory() && found.uid === wanted && (found.mode & 0o777) === 0o700) return
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { mode: 0o700 })
  if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.uid)
}
