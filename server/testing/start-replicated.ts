import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '../database/embedded/binaries.ts'
import { chooseRunAs } from '../database/embedded/run-as.ts'
import { freePort } from './start-test-server.ts'

const readyMs = 30_000
const settings = ['fsync=off', 'full_page_writes=off', 'unix_socket_directories=', 'wal_keep_size=512MB']

/** A PostgreSQL on loopback that can be killed and started again. */
export interface ReplicatedServer {
  readonly port: number
  /** Runs statements as a superuser. */
  readonly query: (text: string) => Promise<readonly any[]>
  readonly start: () => Promise<void>
  /** Kills the server. */
  readonly kill: () => Promise<void>
}

export interface Replicated {
  readonly primary: ReplicatedServer
  /** Streams from the primary. */
  readonly standby: ReplicatedServer
  /** Waits until the standby has everything from the primary. */
  readonly untilEqual: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a primary and a standby with the product's own PostgreSQL, in a temporary folder. */
export async function startReplicated(): Promise<Replicated> {
  const folder = mkdtempSync(join(tmpdir(), 'costard-replicated-'))
  const { initdb, postgres } = findBinaries()
  const { prefix } = chooseRunAs(join(folder, 'any'), postgres)
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const [command, ...words] = [...prefix, initdb, '-D', first, '--username=costard', '--auth=trust']
  execFileSync(command, [...words, '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'], { stdio: 'ignore' })
  // A copy of a cluster that never ran can follow the original from its first record on.
  cpSync(first, second, { recursive: true })
  chmodSync(second, 0o700)
  const [primary, standby] = [await serverOf(first), await serverOf(second)]
  writeFileSync(join(second, 'standby.signal'), '')
  writeFileSync(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=costard'\n`,
  )

  async function serverOf(dataDir: string): Promise<ReplicatedServer> {
    const port = await freePort()
    let child: ChildProcess | undefined
    const query = async (text: string): Promise<readonly any[]> => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'costard', database: 'postgres' })
      client.on('error', () => {})
      await client.connect()
      return client
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => client.end())
    }
    return {
      port,
      query,
      start: async () => {
        const args = ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1']
        const [program = '', ...rest] = [
          ...prefix,
          postgres,
          ...args,
          ...settings.flatMap((each) => ['-c', each]),
        ]
        child = spawn(program, rest, { stdio: 'ignore' })
        const deadline = performance.now() + readyMs
        while (!(await query('select 1').catch(() => undefined))) {
          if (performance.now() > deadline || child.exitCode !== null)
            throw new Error(`no PostgreSQL on ${dataDir}`)
          await pause(50)
        }
      },
      kill: async () => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      },
    }
  }

  await primary.start()
  await standby.start()
  return {
    primary,
    standby,
    untilEqual: async () => {
      const [{ at }] = await primary.query('select pg_current_wal_flush_lsn() as at')
      const has = `select pg_last_wal_replay_lsn() >= '${at}' as has`
      for (const deadline = performance.now() + readyMs; !(await standby.query(has))[0].has; await pause(20))
        if (performance.now() > deadline) throw new Error('the standby does not follow')
    },
    stop: async () => {
      await Promise.all([primary.kill(), standby.kill()])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
