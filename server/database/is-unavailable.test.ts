import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { startDatabaseProxy, testDatabase } from '#testing'
import { openDatabase } from './database.ts'
import { databaseLimits } from './database-limits.ts'
import { isDatabaseUnavailable } from './is-unavailable.ts'

const database = await testDatabase()
const proxy = await startDatabaseProxy(database)
const limits = { ...databaseLimits, connections: 1, connectMs: 1_000, statementMs: 1_000, queryMs: 2_000 }
const remote = await openDatabase({ databaseUrl: proxy.url, dataDir: '' }, pino({ level: 'silent' }), limits)

const failureOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a statement that takes too long is cancelled', async () => {
  const error = await failureOf(remote.orm.execute(sql`select pg_sleep(20)`))
  assert.ok(isDatabaseUnavailable(error), String(error))
})

test('a query on a connection that hangs ends, and so does waiting for a connection', async () => {
  await remote.pool.query('select 1')
  proxy.freeze()
  const startedAt = performance.now()
  const errors = await Promise.all([
    failureOf(remote.orm.execute(sql`select 1`)),
    failureOf(remote.transaction(async () => {})),
  ])
  assert.ok(performance.now() - startedAt < 15_000)
  for (const error of errors) assert.ok(isDatabaseUnavailable(error), String(error))
  proxy.cut()
})

test('a lost connection and a refused one count, other errors do not', async () => {
  const running = failureOf(remote.orm.execute(sql`select pg_sleep(0.2)`))
  await remote.pool.query('select 1').catch(() => {})
  proxy.cut()
  await running
  await proxy.stop()
  const error = await failureOf(remote.orm.execute(sql`select 1`))
  assert.ok(isDatabaseUnavailable(error), String(error))
  await proxy.start()
  assert.equal((await remote.pool.query('select 1')).rowCount, 1)
  assert.ok(!isDatabaseUnavailable(await failureOf(remote.orm.execute(sql`select 1 from nothing`))))
  const [missing] = await once(connect('/nowhere/socket'), 'error')
  assert.ok(isDatabaseUnavailable(missing))
  assert.ok(!isDatabaseUnavailable(Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' })))
})

afterAll(() => remote.close())
