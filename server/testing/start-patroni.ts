import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findPostmaster } from '../database/embedded/postmaster-file.ts'
import { chooseRunAs } from '../database/embedded/run-as.ts'
import { freePort } from './start-test-server.ts'

const programs = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
}
const missing = Object.entries(programs).filter(([, path]) => !existsSync(path))

/** Reason why tests with Patroni are skipped; false if all of its programs are installed. */
export const noPatroni: string | false =
  missing.length > 0 && `not installed: ${missing.map(([name]) => name).join(', ')}`

const opsFile = (name: string): string => fileURLToPath(new URL(`../../ops/${name}`, import.meta.url))
const names = ['db1', 'db2', 'db3'] as const
export type NodeName = (typeof names)[number]
/** Time limit for initialising, copying and rewinding on two busy cores. Milliseconds. */
const wholeMs = 90_000

interface Node {
  readonly name: NodeName
  readonly dataDir: string
  readonly port: number
  readonly apiPort: number
  readonly env: Readonly<Record<string, string>>
  patroni?: ChildProcess
}

/** A node as reported by Patroni. */
interface Member {
  readonly name: NodeName
  readonly role: 'leader' | 'sync_standby' | 'replica'
  readonly state: string
  readonly timeline?: number
}

/** Three nodes of ops/patroni.yaml with one etcd, behind ops/patroni-haproxy.cfg. */
export interface PatroniCluster {
  /** Address of the primary through HAProxy, as a role that owns the database. */
  readonly url: string
  /** Address with all nodes. */
  readonly hostsUrl: string
  /** Waits until there is a leader, a synchronous standby and a replica; returns the leader. */
  readonly untilWhole: () => Promise<NodeName>
  /** Kills Patroni, PostgreSQL and its backends on one node. */
  readonly kill: (name: NodeName) => void
  /** Stops all processes of one node without closing their connections, until it is killed. */
  readonly freeze: (name: NodeName) => void
  /** Starts a killed node again. */
  readonly start: (name: NodeName) => void
  readonly stop: () => Promise<void>
}

/** Starts everything on loopback, in a temporary folder. */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'costard-patroni-'))
  const runAs = chooseRunAs(join(folder, 'any'), programs.postgres)
  const children: ChildProcess[] = []
  function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const [command, ...prefix] = [...runAs.prefix, program]
    const log = openSync(join(folder, `${program.split('/').at(-1)}-${env.PATRONI_NAME ?? ''}.log`), 'a')
    const child = spawn(command, [...prefix, ...args], {
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
    })
    children.push(child)
    return child
  }

  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()]
  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`]
  const etcd = {
    'data-dir': join(folder, 'etcd'),
    'unsafe-no-fsync': true,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  }
  run(
    programs.etcd,
    Object.entries(etcd).map(([name, value]) => `--${name}=${value}`),
  )
  const nodes: Node[] = []
  for (const name of names) {
    const [postgresPort, apiPort] = [await freePort(), await freePort()]
    const [postgres, api] = [`127.0.0.1:${postgresPort}`, `127.0.0.1:${apiPort}`]
    mkdirSync(join(folder, name))
    nodes.push({
      name,
      dataDir: join(folder, name, 'data'),
      port: postgresPort,
      apiPort,
      env: {
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
        PATRONI_RESTAPI_LISTEN: api,
        PATRONI_RESTAPI_CONNECT_ADDRESS: api,
        PATRONI_POSTGRESQL_LISTEN: postgres,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
        PATRONI_POSTGRESQL_DATA_DIR: join(folder, name, 'data'),
        PATRONI_POSTGRESQL_PGPASS: join(folder, name, 'pgpass'),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: 'super',
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: 'copy',
      },
    })
  }
  const nodeOf = (name: NodeName): Node => nodes.find((node) => node.name === name)! // there is one for each name

  function signal({ patroni, dataDir }: Node, name: NodeJS.Signals): void {
    const postmaster = findPostmaster(dataDir)
    const processes = [patroni?.pid, postmaster, ...(postmaster === undefined ? [] : childrenOf(postmaster))]
    for (const pid of processes) if (pid !== undefined) signalAnyway(pid, name)
  }

  function kill(name: NodeName): void {
    signal(nodeOf(name), 'SIGKILL')
  }

  function freeze(name: NodeName): void {
    signal(nodeOf(name), 'SIGSTOP')
  }

  function start(name: NodeName): void {
    const node = nodeOf(name)
    node.patroni = run(programs.patroni, [opsFile('patroni.yaml')], node.env)
  }

  const haproxy = nodes.reduce(
    (text, { name, port: postgres, apiPort }, index) =>
      text.replace(
        `server ${name} 10.0.0.1${index + 1}:5432`,
        `server ${name} 127.0.0.1:${postgres} port ${apiPort}`,
      ),
    readFileSync(opsFile('patroni-haproxy.cfg'), 'utf8').replaceAll('127.0.0.1:5000', `127.0.0.1:${port}`),
  )
  writeFileSync(join(folder, 'haproxy.cfg'), haproxy)
  run(programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')])
  for (const name of names) start(name)

  async function stop(): Promise<void> {
    for (const name of names) kill(name)
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }

  async function untilWhole(): Promise<NodeName> {
    const deadline = performance.now() + wholeMs
    let members: readonly Member[] = []
    while (performance.now() < deadline) {
      members = await membersOf(nodes)
      const leader = members.find(({ role }) => role === 'leader')
      const isWhole =
        members.length === names.length &&
        members.some(({ role }) => role === 'sync_standby') &&
        members.every(
          ({ state, timeline }) =>
            (state === 'running' || state === 'streaming') && timeline === leader?.timeline,
        )
      if (leader && isWhole) return leader.name
      await pause(200)
    }
    throw new Error(`the nodes are not whole: ${JSON.stringify(members)}; logs in ${folder}`)
  }

  const leader = nodeOf(await untilWhole())
  await createDatabase(leader.port)
  const addresses = nodes.map(({ port: postgres }) => `127.0.0.1:${postgres}`).join(',')
  return {
    url: `postgresql://costard:secret@127.0.0.1:${port}/costard`,
    hostsUrl: `postgresql://costard:secret@${addresses}/costard?target_session_attrs=read-write`,
    untilWhole,
    kill,
    freeze,
    start,
    stop,
  }
}

async function createDatabase(port: number): Promise<void> {
  const admin = new pg.Client({ connectionString: `postgresql://postgres:super@127.0.0.1:${port}/postgres` })
  await admin.connect()
  await admin.query(`create role costard login password 'secret'`)
  await admin.query('create database costard owner costard')
  await admin.end()
}

/** Queries any node that responds. */
async function membersOf(nodes: readonly Node[]): Promise<readonly Member[]> {
  for (const { apiPort } of nodes) {
    try {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      })
      const { members } = (await answer.json()) as { members: readonly Member[] }
      return members
    } catch {
      // The node is killed or not ready.
    }
  }
  return []
}

function childrenOf(pid: number): number[] {
  try {
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    return listed.trim().split(/\s+/).map(Number)
  } catch {
    return []
  }
}

function signalAnyway(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has exited.
  }
}
