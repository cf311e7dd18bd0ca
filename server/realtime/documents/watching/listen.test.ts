import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
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

test('a connection that is lost before LISTEN is answered is opened anew once', async () => {
  const connected: pg.PoolClient[] = []
  const endSession = async (client: pg.PoolClient): Promise<void> => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const busy = client.query('select pg_sleep(60)').catch(() => {})
    setTimeout(() => void pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]), 20)
    if (connected.length === 1) await busy
  }
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    connected.push(client)
    if (connected.length === 2) await endSession(client)
    return client
  }
  let reconnected = 0
  const { stop } = await listen(
    { connect: connect as pg.Pool['connect'] },
    'nobody',
    () => (reconnected += 1),
    log,
  )
  await endSession(connected[0]!)
  await until(() => reconnected > 0)
  // Pauses before a second and third attempt are 50 ms and 100 ms; wait for longer.
  await pause(300)
  assert.deepEqual([connected.length, reconnected], [3, 1])
  stop()
  await until(() => pool.totalCount === pool.idleCount)
})
