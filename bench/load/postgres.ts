import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { changeOwner, chooseRunAs } from '../../server/database/embedded/run-as.ts'

/** Folder of Debian's PostgreSQL 15. */
const programs = '/usr/lib/postgresql/15/bin'
const user = 'costard'

export interface Postgres {
  readonly pid: number
  /** Returns the address of a new, empty database. */
  readonly create: (name: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/**
 * Starts a separate PostgreSQL 15 with default settings except for the port. Throws if it is not installed.
 */
export async function startPostgres(port: number): Promise<Postgres> {
  if (!existsSync(programs)) throw new Error(`PostgreSQL 15 is not installed in ${programs}`)
  const folder = mkdtempSync(join(tmpdir(), 'costard-load-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const runAs = chooseRunAs(data, join(programs, 'postgres'))
  changeOwner(runAs, folder)
  const [command, ...before] = [...runAs.prefix, join(programs, 'initdb')]
  const made = spawnSync(command!, [...before, '-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8'])
  if (made.status !== 0) throw new Error(`initdb: ${String(made.stderr)}`)
  const settings = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  const [program, ...args] = [...runAs.prefix, join(programs, 'postgres'), '-D', data, ...settings]
  const child: ChildProcess = spawn(program!, args, { stdio: 'ignore' })
  const addressOf = (name: string) => `postgresql://${user}@127.0.0.1:${port}/${name}`
  await untilItAnswers(addressOf('postgres'), child)
  return {
    pid: child.pid!, // set, since it accepted connections
    async create(name) {
      const client = new pg.Client({ connectionString: addressOf('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return addressOf(name)
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(connectionString: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const client = new pg.Client({ connectionString })
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isThere) return
    await pause(200)
  }
  throw new Error('PostgreSQL 15 did not start')
}
