import assert from 'node:assert/strict'
import { afterAll, test } from 'vitest'
import { createLog } from '#http'
import { emptyTestDatabase, testDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'
import { PatientPool } from './patient-pool.ts'

const { pool: owner } = await testDatabase()
const { rows } = await owner.query(
  `select current_database() as name, current_setting('unix_socket_directories') as host`,
)
const role = `few_${rows[0].name}`.slice(0, 60)
await owner.query(`create role ${role} login connection limit 3`)
const connection = { host: rows[0].host.replaceAll('"', ''), database: rows[0].name, user: role }
afterAll(() => owner.query(`drop role ${role}`).catch(() => {}))

test('requests wait for an open connection when the server has no room for another', async () => {
  const pool = new PatientPool({ ...connection, max: 20, connectionTimeoutMillis: 10_000 })
  const slow = Array.from({ length: 60 }, (_, at) =>
    pool.query<{ at: number }>('select $1::int as at, pg_sleep(0.02)', [at]),
  )
  const answers = await Promise.all(slow)
  assert.deepEqual(
    answers.map((answer) => answer.rows[0]?.at),
    slow.map((_, at) => at),
  )
  assert.ok(pool.totalCount <= 3)
  await pool.end()
})

test('a request that no connection comes free for fails in time', async () => {
  const held = new PatientPool({ ...connection, max: 3, connectionTimeoutMillis: 5_000 })
  const clients = await Promise.all([held.connect(), held.connect(), held.connect()])
  const pool = new PatientPool({ ...connection, max: 2, connectionTimeoutMillis: 300 })
  await assert.rejects(pool.query('select 1'), /timeout exceeded|too many connections/)
  for (const client of clients) client.release()
  await held.end()
  await pool.end()
})

test('connections opened before a renewal are not used again, and those opened after it are', async () => {
  const pool = new PatientPool({ ...connection, max: 3, connectionTimeoutMillis: 10_000 })
  const processes = async (): Promise<number[]> => {
    const asked = Array.from({ length: 3 }, () =>
      pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.05)'),
    )
    return (await Promise.all(asked))
      .map(({ rows }) => rows[0]?.pid ?? 0)
      .toSorted((one, other) => one - other)
  }
  const before = new Set(await processes())
  pool.renew()
  const after = await processes()
  assert.ok(after.every((pid) => !before.has(pid)))
  assert.deepEqual(await processes(), after)
  await pool.end()
})

test('warns at the start when the server has room for fewer connections than wanted', async () => {
  const logged: { msg: string; wanted?: number; left?: number }[] = []
  const log = createLog({ logLevel: 'warn' }, (line) => void logged.push(JSON.parse(line)))
  const { url, drop } = await emptyTestDatabase()
  const database = await openDatabase(
    { databaseUrl: url, dataDir: '', publicUrl: 'https://pro.example', databaseConnections: 500 },
    log,
  )
  await database.close()
  await drop()
  assert.equal(logged.length, 1)
  assert.equal(logged[0]?.wanted, 500)
  assert.match(logged[0]?.msg ?? '', /DATABASE_CONNECTIONS/)
})
