import assert from 'node:assert/strict'
import { test } from 'vitest'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { freshState, resetDatabase } from './reset-database.ts'
import { emptyTestDatabase, testDatabase } from './test-database.ts'

const first = await testDatabase()
const second = await testDatabase()

test('two test databases are independent', async () => {
  await first.pool.query('create table mine (id int)')
  const { rows } = await second.pool.query(`select to_regclass('mine') found`)
  assert.equal(rows[0].found, null)
})

test('a test database has all migrations, including the job queue', async () => {
  const { rows } = await first.pool.query(`select to_regclass('graphile_worker.migrations') found`)
  assert.notEqual(rows[0].found, null)
})

test('rolls back a transaction that throws', async () => {
  await first.pool.query('create table kept (id int)')
  const failing = first.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`)
    throw new Error('no')
  })
  await assert.rejects(failing, /^Error: no$/)
  assert.equal((await first.pool.query('select from kept')).rowCount, 0)
})

test('a used database is emptied; one with another structure or other migrations is not used again', async () => {
  const { url, drop } = await emptyTestDatabase()
  const fresh = await freshState(url)
  async function reset(statement: string): Promise<[isReset: boolean, jobs: number]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
    const isReset = await resetDatabase(url, fresh)
    const after = new pg.Client({ connectionString: url })
    await after.connect()
    const { rows } = await after.query('select id from graphile_worker.jobs')
    await after.end()
    return [isReset, rows.length]
  }
  assert.deepEqual(await reset(`select graphile_worker.add_job('a')`), [true, 0])
  assert.deepEqual(await reset(`create table mine (id int)`), [false, 0])
  assert.deepEqual(await reset(`drop table mine`), [true, 0])
  const worker = new pg.Client({ connectionString: url })
  await worker.connect()
  assert.equal(await resetDatabase(url, fresh), false, 'somebody is still connected')
  await worker.end()
  const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 1)`
  assert.deepEqual(await reset(newer), [false, 0])
  await drop()
})
