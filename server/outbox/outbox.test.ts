import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createLog } from '#http'
import { testDatabase } from '#testing'
import { type EventHandlers, type Outbox, publish, startOutbox } from './outbox.ts'

const logged: { msg: string; error?: { message: string } }[] = []
const log = createLog({ logLevel: 'info' }, (line) => void logged.push(JSON.parse(line)))
const database = await testDatabase()
beforeEach(() => database.pool.query('delete from graphile_worker._private_jobs'))

async function waitFor(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await condition())) {
    assert.ok(performance.now() < deadline, `did not happen: ${what}`)
    await pause(20)
  }
}

/** Starts an outbox that is stopped after the test, also when it fails. */
async function start(handlers: EventHandlers): Promise<void> {
  const outbox = await startOutbox({ database, handlers, log })
  running.push(outbox)
}
const running: Outbox[] = []
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop())))

test('delivers an event after its transaction commits, not before', async () => {
  const received: unknown[] = []
  await start({ sent: async (payload) => void received.push(payload) })
  await database.transaction(async (tx) => {
    await publish(tx, { type: 'sent', payload: { quoteId: 'q1' } })
    await pause(300)
    assert.deepEqual(received, [])
  })
  await waitFor(() => received.length === 1, 'delivery')
  assert.deepEqual(received, [{ quoteId: 'q1' }])
})

test('discards an event whose transaction rolls back', async () => {
  const received: unknown[] = []
  await start({ sent: async (payload) => void received.push(payload) })
  const failing = database.transaction(async (tx) => {
    await publish(tx, { type: 'sent', payload: 'lost' })
    throw new Error('no')
  })
  await assert.rejects(failing)
  await publish(database.orm, { type: 'sent', payload: 'kept' })
  await waitFor(() => received.length > 0, 'delivery')
  assert.deepEqual(received, ['kept'])
})

async function delayedJobs(): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as delayed from graphile_worker.jobs where attempts = 1 and run_at > now()',
  )
  return rows[0].delayed
}

test('retries a failed handler later', async () => {
  const attempts: number[] = []
  await start({
    wake: async () => {},
    sent: async (_payload, { attempt }) => {
      attempts.push(attempt)
      if (attempt === 1) throw new Error('mail server unavailable')
    },
  })
  await publish(database.orm, { type: 'sent', payload: null })
  await waitFor(async () => (await delayedJobs()) === 1, 'delayed retry')
  // The delay is 2.7 s; another job wakes the worker.
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await publish(database.orm, { type: 'wake', payload: null })
  await waitFor(() => attempts.length === 2, 'second attempt')
  assert.deepEqual(attempts, [1, 2])
  assert.ok(
    logged.some(
      ({ msg, error }) =>
        msg === 'event delivery failed, will retry' && error?.message === 'mail server unavailable',
    ),
  )
})

test('logs and keeps an event without a handler', async () => {
  await start({})
  await publish(database.orm, { type: 'toString', payload: null })
  await waitFor(
    () => logged.some(({ error }) => error?.message === 'No handler for event toString'),
    'line in the log',
  )
  const { rows } = await database.pool.query('select attempts from graphile_worker.jobs')
  assert.equal(rows.length, 1)
})

test('a later event replaces a pending one with the same key', async () => {
  const received: unknown[] = []
  await publish(database.orm, { type: 'sent', payload: 1, key: 'k' })
  await publish(database.orm, { type: 'sent', payload: 2, key: 'k' })
  const handlers = { sent: async (payload: unknown) => void received.push(payload) }
  await start(handlers)
  await waitFor(() => received.length === 1, 'delivery')
  assert.deepEqual(received, [2])
})

test('delivers the jobs of a killed process again, and leaves those of a living one', async () => {
  const received: unknown[] = []
  let finish: (() => void) | undefined
  // The same handlers in both processes: either may take an unlocked job.
  const handlers: EventHandlers = {
    sent: async (payload) => void received.push(payload),
    slow: (payload) => {
      received.push(payload)
      return new Promise((resolve) => (finish = resolve))
    },
  }
  await start(handlers)
  await publish(database.orm, { type: 'slow', payload: 'slow' })
  await waitFor(() => finish !== undefined, 'slow start')
  // Both locked for a minute: one by the living process, one by a pool without an advisory lock.
  const hold = `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`
  await database.pool.query(hold)
  await database.transaction(async (tx) => {
    await publish(tx, { type: 'sent', payload: 'orphan' })
    await tx.execute(sql.raw(`${hold}, locked_by = 'pool-of-a-killed-process' where locked_by is null`))
  })
  await start(handlers)
  await waitFor(() => received.length > 1, 'delivery')
  await pause(500)
  finish?.()
  assert.deepEqual(received, ['slow', 'orphan'])
})

test('stops in time although a handler never ends', async () => {
  let isRunning = false
  const outbox = await startOutbox({
    database,
    log,
    handlers: {
      endless: () => {
        isRunning = true
        return new Promise(() => {})
      },
    },
    stopTimeoutMs: 200,
  })
  await publish(database.orm, { type: 'endless', payload: null })
  await waitFor(() => isRunning, 'start')
  await outbox.stop()
  const { rows } = await database.pool.query('select locked_by from graphile_worker.jobs')
  assert.deepEqual(rows, [{ locked_by: null }])
})
