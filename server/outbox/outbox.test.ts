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

async function waitFor(claim: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await claim())) {
    assert.ok(performance.now() < deadline, `did not happen: ${what}`)
    await pause(20)
  }
}

/** Stopped after the test, also when that fails. */
async function started(handlers: EventHandlers): Promise<void> {
  const outbox = await startOutbox({ database, handlers, log })
  running.push(outbox)
}
const running: Outbox[] = []
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop())))

test('an event is delivered once its change is committed, and never before', async () => {
  const got: unknown[] = []
  await started({ sent: async (payload) => void got.push(payload) })
  await database.transaction(async (tx) => {
    await publish(tx, { type: 'sent', payload: { quoteId: 'q1' } })
    await pause(300)
    assert.deepEqual(got, [])
  })
  await waitFor(() => got.length === 1, 'delivery')
  assert.deepEqual(got, [{ quoteId: 'q1' }])
})

test('an event of a change that was taken back never was', async () => {
  const got: unknown[] = []
  await started({ sent: async (payload) => void got.push(payload) })
  const failing = database.transaction(async (tx) => {
    await publish(tx, { type: 'sent', payload: 'lost' })
    throw new Error('no')
  })
  await assert.rejects(failing)
  await publish(database.orm, { type: 'sent', payload: 'kept' })
  await waitFor(() => got.length > 0, 'delivery')
  assert.deepEqual(got, ['kept'])
})

test('a handler that fails is called again, later', async () => {
  const attempts: number[] = []
  await started({
    sent: async (_payload, { attempt }) => {
      attempts.push(attempt)
      if (attempt === 1) throw new Error('mail server is away')
    },
  })
  await publish(database.orm, { type: 'sent', payload: null })
  await waitFor(() => attempts.length === 2, 'second attempt')
  assert.deepEqual(attempts, [1, 2])
  assert.ok(
    logged.some(
      ({ msg, error }) => msg === 'event not delivered yet' && error?.message === 'mail server is away',
    ),
  )
})

test('an event that nobody handles is logged and kept', async () => {
  await started({})
  await publish(database.orm, { type: 'toString', payload: null })
  await waitFor(
    () => logged.some(({ error }) => error?.message === 'No handler for event toString'),
    'line in the log',
  )
  const { rows } = await database.pool.query('select attempts from graphile_worker.jobs')
  assert.equal(rows.length, 1)
})

test('of waiting events with one key the last counts', async () => {
  const got: unknown[] = []
  await publish(database.orm, { type: 'sent', payload: 1, key: 'k' })
  await publish(database.orm, { type: 'sent', payload: 2, key: 'k' })
  const handlers = { sent: async (payload: unknown) => void got.push(payload) }
  await started(handlers)
  await waitFor(() => got.length === 1, 'delivery')
  assert.deepEqual(got, [2])
})

test('what a killed process was at is delivered again; what a living one is at is left to it', async () => {
  const got: unknown[] = []
  let finish: (() => void) | undefined
  // Both processes have the same handlers: either may take what becomes free.
  const handlers: EventHandlers = {
    sent: async (payload) => void got.push(payload),
    slow: (payload) => {
      got.push(payload)
      return new Promise((resolve) => (finish = resolve))
    },
  }
  await started(handlers)
  await publish(database.orm, { type: 'slow', payload: 'slow' })
  await waitFor(() => finish !== undefined, 'slow start')
  // Both held for a minute: one by the living process, one by a name that nobody stands for.
  const hold = `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`
  await database.pool.query(hold)
  await database.transaction(async (tx) => {
    await publish(tx, { type: 'sent', payload: 'orphan' })
    await tx.execute(sql.raw(`${hold}, locked_by = 'pool-of-a-killed-process' where locked_by is null`))
  })
  await started(handlers)
  await waitFor(() => got.length > 1, 'delivery')
  await pause(500)
  finish?.()
  assert.deepEqual(got, ['slow', 'orphan'])
})

test('a handler that does not come to an end does not hold up the stop', async () => {
  let isAtIt = false
  const outbox = await startOutbox({
    database,
    log,
    handlers: {
      endless: () => {
        isAtIt = true
        return new Promise(() => {})
      },
    },
    stopTimeoutMs: 200,
  })
  await publish(database.orm, { type: 'endless', payload: null })
  await waitFor(() => isAtIt, 'start')
  await outbox.stop()
  const { rows } = await database.pool.query('select locked_by from graphile_worker.jobs')
  assert.deepEqual(rows, [{ locked_by: null }])
})
