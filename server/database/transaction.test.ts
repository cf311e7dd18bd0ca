import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { createLog } from '#http'
import { startDatabaseProxy } from '../testing/database-proxy.ts'
import { testDatabase } from '../testing/test-database.ts'
import { databaseLimits } from './database-limits.ts'
import { afterCommit, openDatabase } from './database.ts'

const proxy = await startDatabaseProxy(await testDatabase())
const log = createLog({ logLevel: 'silent' })
const limits = {
  ...databaseLimits,
  connections: 2,
  connectMs: 3_000,
  queryMs: 1_000,
  idleInTransactionMs: 1_000,
}
const database = await openDatabase({ databaseUrl: proxy.url, dataDir: '' }, log, limits)
afterAll(() => database.close())
const { pool } = database

const one = (): Promise<unknown> => database.transaction((tx) => tx.execute(sql`select 1`))

test('returns what fn returns, and then runs what waits for the commit', async () => {
  const happened: string[] = []
  const result = await database.transaction(async (tx) => {
    afterCommit(tx, () => happened.push('after commit'))
    happened.push('in the transaction')
    return 7
  })
  assert.deepEqual([result, happened], [7, ['in the transaction', 'after commit']])
})

test('rolls back when fn throws, and keeps the connection', async () => {
  await pool.query('create table written (x int)')
  const happened: string[] = []
  const failing = database.transaction(async (tx) => {
    afterCommit(tx, () => happened.push('after commit'))
    await tx.execute(sql`insert into written values (1)`)
    throw new Error('no')
  })
  await assert.rejects(failing, /no/)
  const { rows } = await pool.query('select * from written')
  assert.deepEqual([rows, happened, pool.totalCount, pool.idleCount], [[], [], 1, 1])
})

test('statements without values run before fn in the same transaction, which gets their rows', async () => {
  await pool.query('create table noted (x int)')
  const statements = 'insert into noted values (1), (2); select x from noted order by x'
  const failing = database.transactionAfter(statements, async (tx, rows) => {
    assert.deepEqual(rows, [[], [{ x: 1 }, { x: 2 }]])
    const { rows: own } = await tx.execute(sql`select pg_current_xact_id_if_assigned() is not null as writes`)
    assert.deepEqual(own, [{ writes: true }])
    throw new Error('no')
  })
  await assert.rejects(failing, /no/)
  await assert.rejects(
    database.transactionAfter('insert into noted values (3); select 1/0', async () => {}),
    /division by zero/,
  )
  assert.deepEqual((await pool.query('select * from noted')).rows, [])
})

test('gives back the connection of a transaction that cannot begin', async () => {
  await one()
  proxy.freeze()
  await assert.rejects(one(), /timeout/i)
  proxy.cut()
  assert.equal(pool.totalCount, 0)
  await one()
})

test('reuses no connection whose rollback failed', async () => {
  const failing = database.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    proxy.freeze()
    throw new Error('no')
  })
  await assert.rejects(failing, /no/)
  proxy.cut()
  assert.equal(pool.totalCount, 0)
  await one()
})

test('PostgreSQL ends a transaction that stands idle, and the next one works', async () => {
  const idle = database.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await pause(1_500)
    await tx.execute(sql`select 1`)
  })
  await assert.rejects(idle)
  await one()
})
