import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { testDatabase } from './test-database.ts'

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
