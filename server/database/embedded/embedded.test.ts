import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, test } from 'vitest'
import pg from 'pg'
import { createLog } from '#http'
import { type Embedded, openEmbedded } from './embedded.ts'
import { findPostmaster, isRunning } from './postmaster-file.ts'
import { changeOwner } from './run-as.ts'
import { socketDirOf } from './socket-dir.ts'

const log = createLog({ logLevel: 'silent' })
const isRoot = process.getuid?.() === 0
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

function newDataDir(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'costard-embedded-'))
  folders.push(folder)
  return folder
}

/** Copies a cluster that was created once, since initdb is the slowest part of a first start. */
function copyCluster(dataDir: string): void {
  const clusterDir = join(dataDir, 'postgres')
  cpSync(join(template, 'postgres'), clusterDir, { recursive: true })
  chmodSync(clusterDir, 0o700) // PostgreSQL refuses any other mode, and cpSync does not copy modes
}

function newDataDirWithCluster(parent?: string): string {
  const folder = newDataDir(parent)
  copyCluster(folder)
  return folder
}

async function query<T extends pg.QueryResultRow>(embedded: Embedded, text: string): Promise<T[]> {
  const client = new pg.Client(embedded.connection)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

const template = newDataDir()
await (await openEmbedded(template, log)).close()

async function waitFor(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 30_000
  while (!(await condition())) {
    assert.ok(performance.now() < deadline, `timed out waiting for ${what}`)
    await pause(20)
  }
}

/** Starts the writer and kills it while it writes. Returns the id of the last acknowledged row. */
async function writeUntilKilled(dataDir: string): Promise<number> {
  const writer = await startWriter(dataDir)
  const first = writer.last()
  await waitFor(() => writer.last() > first + 100, 'a hundred rows')
  await kill(writer)
  return writer.last()
}

interface Writer {
  readonly process: ChildProcess
  /** Id of the last acknowledged row. */
  readonly last: () => number
}

async function startWriter(dataDir: string): Promise<Writer> {
  const script = fileURLToPath(new URL('testing/write-rows.ts', import.meta.url))
  const writer = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = 0
  createInterface({ input: writer.stdout }).on('line', (line) => (last = Number(line)))
  await waitFor(() => last > 0, 'first row')
  return { process: writer, last: () => last }
}

async function kill({ process }: Writer): Promise<void> {
  process.kill('SIGKILL')
  await once(process, 'close')
}

test('keeps every acknowledged row when the process is killed, and starts again', async () => {
  const dataDir = newDataDirWithCluster()
  for (let round = 0; round < 3; round++) {
    const last = await writeUntilKilled(dataDir)
    const embedded = await openEmbedded(dataDir, log)
    const [row] = await query<{ count: string; max: number }>(
      embedded,
      'select count(*), max(id) from written',
    )
    // One more row may be committed, whose acknowledgement was not read.
    assert.ok(row && row.max >= last && row.max <= last + 1, `${row?.max} rows, ${last} acknowledged`)
    assert.equal(Number(row.count), row.max)
    await embedded.close()
  }
  assert.equal(findPostmaster(join(dataDir, 'postgres')), undefined)
})

test('restarts a killed server without losing rows', async () => {
  const dataDir = newDataDirWithCluster()
  const embedded = await openEmbedded(dataDir, log)
  await query(embedded, 'create table kept as select generate_series(1, 1000) id')
  const pid = findPostmaster(join(dataDir, 'postgres'))
  assert.ok(pid)
  process.kill(pid, 'SIGKILL')
  await waitFor(() => query(embedded, 'select 1').then(Boolean, () => false), 'restart')
  assert.notEqual(findPostmaster(join(dataDir, 'postgres')), pid)
  assert.deepEqual(await query(embedded, 'select count(*)::int from kept'), [{ count: 1000 }])
  await embedded.close()
})

test('processes that start together share one server, which only the last of them stops', async () => {
  const dataDir = newDataDir()
  const clusterDir = join(dataDir, 'postgres')
  const all = await Promise.all([1, 2, 3].map(() => openEmbedded(dataDir, log)))
  const pid = findPostmaster(clusterDir)
  await query(all[0]!, 'create table shared (id int)')
  const client = new pg.Client(all[2]!.connection)
  await client.connect()
  for (const each of all) {
    assert.equal(findPostmaster(clusterDir), pid)
    assert.equal((await client.query('select * from shared')).rowCount, 0)
    if (each === all[2]) await client.end()
    await each.close()
  }
  assert.equal(findPostmaster(clusterDir), undefined)
})

test('a killed process leaves the server to the others, and the last one takes it along', async () => {
  const dataDir = newDataDirWithCluster()
  const clusterDir = join(dataDir, 'postgres')
  const writers = [await startWriter(dataDir), await startWriter(dataDir)] as const
  const pid = findPostmaster(clusterDir)
  assert.ok(pid)
  await kill(writers[0])
  const embedded = await openEmbedded(dataDir, log)
  assert.deepEqual(await query(embedded, 'select 1 one'), [{ one: 1 }])
  assert.equal(findPostmaster(clusterDir), pid)
  await embedded.close()
  await kill(writers[1])
  await waitFor(() => !isRunning(pid), 'the end of the server')
})

test('uses a server that runs already, and stops it on close', async () => {
  const dataDir = newDataDirWithCluster()
  const clusterDir = join(dataDir, 'postgres')
  const first = await openEmbedded(dataDir, log)
  await query(first, 'create table kept (id int)')
  // The server runs without a connected process.
  const [row] = await query<{ pid: number }>(
    first,
    `select pid from pg_stat_activity where application_name = 'costard-launcher'`,
  )
  const pid = findPostmaster(clusterDir)
  await query(first, `select pg_terminate_backend(${row?.pid})`)
  const second = await openEmbedded(dataDir, log)
  assert.equal(findPostmaster(clusterDir), pid)
  assert.deepEqual(await query(second, 'select * from kept'), [])
  await second.close()
  await first.close()
  assert.ok(pid && !isRunning(pid))
})

test.each([
  ['empty', () => ''],
  ['the pid of another running process', (folder: string) => postmasterPid(process.ppid, folder)],
  ['the pid of no process', (folder: string) => postmasterPid(4194303, folder)],
])('starts despite a postmaster.pid that is %s', async (_what, content) => {
  const dataDir = newDataDirWithCluster()
  const file = join(dataDir, 'postgres/postmaster.pid')
  writeFileSync(file, content(`${dataDir}/postgres`))
  const embedded = await openEmbedded(dataDir, log)
  assert.deepEqual(await query(embedded, 'select 1 one'), [{ one: 1 }])
  await embedded.close()
  assert.ok(!existsSync(file))
})

function postmasterPid(pid: number, folder: string): string {
  return `${pid}\n${folder}\n1\n5432\n/tmp\n\n 1 1\nready\n`
}

test('listens on a private socket only, with UTF-8, fsync and our planner costs', async () => {
  const dataDir = newDataDirWithCluster()
  const embedded = await openEmbedded(dataDir, log)
  const [row] = await query<Record<string, string>>(
    embedded,
    `select current_setting('listen_addresses') tcp, current_setting('server_encoding') encoding,
       current_setting('fsync') fsync, current_setting('TimeZone') zone,
       current_setting('random_page_cost') page`,
  )
  assert.deepEqual(row, { tcp: '', encoding: 'UTF8', fsync: 'on', zone: 'UTC', page: '0.1' })
  assert.equal(statSync(embedded.connection.host).mode & 0o777, 0o700)
  await embedded.close()
})

test('uses a short socket path for a long data folder', async () => {
  const dataDir = join(newDataDir(), 'a'.repeat(60), 'b'.repeat(60))
  copyCluster(dataDir)
  const embedded = await openEmbedded(dataDir, log)
  assert.ok(embedded.connection.host.length < 60)
  assert.deepEqual(await query(embedded, 'select 1 one'), [{ one: 1 }])
  await embedded.close()
  folders.push(socketDirOf(join(dataDir, 'postgres')))
})

test('a start that cannot work fails with the reason in one line', async () => {
  const dataDir = newDataDirWithCluster()
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '15\n')
  await assert.rejects(openEmbedded(dataDir, log), /was created by PostgreSQL 15, this is PostgreSQL 18$/)
})

test('root can use a folder that is closed to other users', { skip: !isRoot }, async () => {
  const dataDir = newDataDirWithCluster(homedir())
  const embedded = await openEmbedded(dataDir, log)
  assert.deepEqual(await query(embedded, 'select 1 one'), [{ one: 1 }])
  assert.equal(statSync(join(dataDir, 'postgres')).uid, 0)
  await embedded.close()
})

test('root runs the cluster of an ordinary user as that user', { skip: !isRoot }, async () => {
  const uid = 4242
  const dataDir = newDataDirWithCluster(homedir())
  const clusterDir = join(dataDir, 'postgres')
  changeOwner({ prefix: [], uid }, clusterDir)
  const embedded = await openEmbedded(dataDir, log)
  assert.deepEqual(await query(embedded, 'select 1 one'), [{ one: 1 }])
  const pid = findPostmaster(clusterDir)
  assert.match(readFileSync(`/proc/${pid}/status`, 'utf8'), new RegExp(`^Uid:\\s+${uid}\\s`, 'm'))
  assert.equal(statSync(join(clusterDir, 'PG_VERSION')).uid, uid)
  await embedded.close()
})
