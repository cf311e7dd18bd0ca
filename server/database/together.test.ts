import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { allSent } from './all-sent.ts'
import { testDatabase } from '../testing/test-database.ts'
import { together } from './together.ts'
import type { Transaction } from './transaction.ts'

const database = await testDatabase()
const { orm, pool } = database

const connectionOf = async (tx: Transaction): Promise<unknown> =>
  (await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid']

test('statements that run together share a connection, which is given back', async () => {
  const [one, other] = await together(orm, (tx) => allSent([connectionOf(tx), connectionOf(tx)]))
  assert.equal(one, other)
  assert.equal(pool.idleCount, pool.totalCount)
})

test('in a transaction they are part of it', async () => {
  const [own, same] = await database.transaction(async (tx) => [
    await connectionOf(tx),
    await together(tx, connectionOf),
  ])
  assert.equal(own, same)
})

test('the connection is given back when one of them fails', async () => {
  const failing = together(orm, (tx) =>
    allSent([tx.execute(sql`select 1 / 0`), tx.execute(sql`select pg_sleep(0.1)`)]),
  )
  await assert.rejects(failing, /Failed query/)
  assert.equal(pool.idleCount, pool.totalCount)
})
