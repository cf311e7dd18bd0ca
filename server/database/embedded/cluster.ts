import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { isRunning } from './postmaster-file.ts'
import { changeOwner, type RunAs } from './run-as.ts'

export const superuser = 'costard'

/** Creates the cluster if it does not exist. Throws if it was created by a different major version. */
export async function prepareCluster(clusterDir: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) await createCluster(clusterDir, binaries, runAs)
  changeOwner(runAs, clusterDir)
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (version !== binaries.majorVersion) {
    throw new Error(
      `${clusterDir} was created by PostgreSQL ${version}, this is PostgreSQL ${binaries.majorVersion}`,
    )
  }
}

// Created under a temporary name and renamed, so that a partial cluster never has the final name, and one of
// two concurrent processes wins.
async function createCluster(clusterDir: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  removeLeftovers(clusterDir)
  const temporary = `${clusterDir}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  mkdirSync(temporary, { mode: 0o700 })
  if (runAs.uid !== undefined) chownSync(temporary, runAs.uid, runAs.uid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const access = [`--username=${superuser}`, '--auth=trust'] // access is restricted by the folder of the socket
  const words = [...runAs.prefix, binaries.initdb, '-D', temporary, ...access, ...locale, '--no-instructions']
  try {
    await promisify(execFile)(words[0]!, words.slice(1), { cwd: '/' })
    renameSync(temporary, clusterDir)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    if (!existsSync(join(clusterDir, 'PG_VERSION'))) throw error
  }
}

function removeLeftovers(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}.new-`
  for (const entry of readdirSync(dirname(clusterDir))) {
    if (!entry.startsWith(prefix) || isRunning(Number.parseInt(entry.slice(prefix.length), 10))) continue
    rmSync(join(dirname(clusterDir), entry), { recursive: true, force: true })
  }
}
