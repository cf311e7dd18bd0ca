import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { isRunning } from './postmaster-file.ts'
import { giveTo, type RunAs } from './run-as.ts'

export const superuser = 'costard'

/** Makes the cluster's folder where there is none, and refuses one that these programs cannot read. */
export async function prepareCluster(clusterDir: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) await makeCluster(clusterDir, binaries, runAs)
  giveTo(runAs, clusterDir)
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (version !== binaries.majorVersion) {
    throw new Error(
      `${clusterDir} was made by PostgreSQL ${version}, this is PostgreSQL ${binaries.majorVersion}`,
    )
  }
}

// Made aside and moved into place: a half-made cluster never carries the name, and of two makers one wins.
async function makeCluster(clusterDir: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  removeLeftovers(clusterDir)
  const aside = `${clusterDir}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  mkdirSync(aside, { mode: 0o700 })
  if (runAs.uid !== undefined) chownSync(aside, runAs.uid, runAs.uid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const access = [`--username=${superuser}`, '--auth=trust'] // whoever may enter the socket's folder
  const words = [...runAs.prefix, binaries.initdb, '-D', aside, ...access, ...locale, '--no-instructions']
  await promisify(execFile)(words[0]!, words.slice(1), { cwd: '/' })
  try {
    renameSync(aside, clusterDir)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
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
