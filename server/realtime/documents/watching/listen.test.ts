import assert from 'node:assert/strict'
import type pg from 'pg'
import { test } from 'vitest'
import { createLog } from '#http'
import { testDatabase } from '#testing'
import { until } from '../testing/test-documents.ts'
import { listen } from './listen.ts'

const { pool } = await testDatabase()
const log = createLog({ logLevel: 'silent' })

test('a connection that is opened anew while listening is stopped is given back', async () => {
  const gate = Promise.withResolvers<void>()
  let connects = 0
  let last: pg.PoolClient | undefined
  const connect = async (): Promise<pg.PoolClient> => {
    connects += 1
    if (connects > 1) await gate.promise
    return (last = await pool.connect())
  }
  const { stop } = await listen({ connect: connect as pg.Pool['connect'] }, 'nobody', () => {}, log)
  const first = last
  const { rows } = await first!.query<{ pid: number }>('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await until(() => connects === 2)
  stop()
  gate.resolve()
  await until(() => last !== first)
  await until(() => pool.totalCount === pool.idleCount)
  assert.equal(connects, 2)
})
