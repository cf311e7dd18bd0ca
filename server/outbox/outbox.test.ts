import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { createLog } from '#http'
import { openDatabase } from '#database'
import { startDatabaseProxy, testDatabase } from '#testing'
import { z } from 'zod'
import {
  type EventHandler,
  eventType,
  listFailedEvents,
  on,
  type Outbox,
  publish,
  queueLength,
  type RecurringJob,
  runFailedEvent,
  startOutbox,
} from './outbox.ts'

const sent = eventType('sent', z.unknown())
const wake = eventType('wake', z.null())
const slow = eventType('slow', z.string())

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

/** Starts an outbox and stops it after the test, even after a failure. */
async function start(
  handlers: readonly EventHandler[],
  recurring: readonly RecurringJob[] = [],
): Promise<void> {
  const outbox = await startOutbox({
    database,
    handlers,
    recurring,
    log,
    onFailed: (type) => failedTypes.push(type),
  })
  running.push(outbox)
}
const running: Outbox[] = []
/** Types of the events that failed permanently. */
const failedTypes: string[] = []
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop())))

test('delivers an event after its transaction commits, not before', async () => {
  const received: unknown[] = []
  await start([on(sent, async (payload) => void received.push(payload))])
  await database.transaction(async (tx) => {
    await publish(tx, sent, { quoteId: 'q1' })
    await pause(300)
    assert.deepEqual(received, [])
  })
  await waitFor(() => received.length === 1, 'delivery')
  assert.deepEqual(received, [{ quoteId: 'q1' }])
})

test('discards an event whose transaction rolls back', async () => {
  const received: unknown[] = []
  await start([on(sent, async (payload) => void received.push(payload))])
  const failing = database.transaction(async (tx) => {
    await publish(tx, sent, 'lost')
    throw new Error('no')
  })
  await assert.rejects(failing)
  await publish(database.orm, sent, 'kept')
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
  await start([
    on(wake, async () => {}),
    on(sent, async (_payload, { attempt }) => {
      attempts.push(attempt)
      if (attempt === 1) throw new Error('mail server unavailable')
    }),
  ])
  await publish(database.orm, sent, null)
  await waitFor(async () => (await delayedJobs()) === 1, 'delayed retry')
  // Retry delay of 2.7 s; another job wakes the worker.
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await publish(database.orm, wake, null)
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
  await start([])
  await publish(database.orm, eventType('toString', z.null()), null)
  await waitFor(
    () => logged.some(({ error }) => error?.message === 'No handler for event toString'),
    'line in the log',
  )
  const { rows } = await database.pool.query('select attempts from graphile_worker.jobs')
  assert.equal(rows.length, 1)
})

test('a later event replaces a pending one with the same key', async () => {
  const received: unknown[] = []
  await publish(database.orm, sent, 1, { key: 'k' })
  await publish(database.orm, sent, 2, { key: 'k' })
  await start([on(sent, async (payload) => void received.push(payload))])
  await waitFor(() => received.length === 1, 'delivery')
  assert.deepEqual(received, [2])
})

test('a later event with the same key can keep the time of the pending one', async () => {
  const received: unknown[] = []
  await publish(database.orm, sent, 1, { key: 'k', delayMs: 3_600_000 })
  await publish(database.orm, sent, 2, { key: 'k', keepsTime: true })
  const { rows } = await database.pool.query(
    `select payload->>'payload' as payload, run_at > now() + interval '59 minutes' as "isLater"
     from graphile_worker._private_jobs`,
  )
  assert.deepEqual(rows, [{ payload: '2', isLater: true }])
  await start([on(sent, async (payload) => void received.push(payload))])
  await publish(database.orm, sent, 3, { key: 'k' })
  await waitFor(() => received.length === 1, 'delivery')
  assert.deepEqual(received, [3])
})

test('of events with one key that a transaction publishes together, the last is delivered', async () => {
  const received: unknown[] = []
  await database.transaction((tx) =>
    Promise.all([
      publish(tx, sent, 1, { key: 'k' }),
      publish(tx, sent, 'without a key'),
      publish(tx, sent, 2, { key: 'k' }),
    ]),
  )
  const { rows } = await database.pool.query(
    'select key, revision from graphile_worker._private_jobs order by key',
  )
  assert.deepEqual(rows, [
    { key: 'k', revision: 0 },
    { key: null, revision: 0 },
  ])
  await start([on(sent, async (payload) => void received.push(payload))])
  await waitFor(() => received.length > 1, 'delivery')
  await pause(200)
  assert.deepEqual(received.toSorted(), [2, 'without a key'])
})

test('an event follows the one with its key that is being delivered', async () => {
  const received: unknown[] = []
  let finish: (() => void) | undefined
  await start([
    on(slow, (payload) => {
      received.push(payload)
      return payload === 'first' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve()
    }),
  ])
  await publish(database.orm, slow, 'first', { key: 'k' })
  await waitFor(() => finish !== undefined, 'start')
  await publish(database.orm, slow, 'second', { key: 'k', keepsTime: true })
  await waitFor(() => received.length === 2, 'delivery of the second')
  finish?.()
  assert.deepEqual(received, ['first', 'second'])
})

test('an event is stored although the delivery of the one with its key begins at that moment', async () => {
  await publish(database.orm, sent, 1, { key: 'k' })
  const worker = await database.pool.connect()
  try {
    await worker.query(`begin; update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w'`)
    const publishing = publish(database.orm, sent, 2, { key: 'k', keepsTime: true })
    await waitFor(async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%add_job%'`,
      )
      return rows.length === 1
    }, 'wait for the lock')
    await worker.query('commit')
    await publishing
  } finally {
    worker.release()
  }
  const { rows } = await database.pool.query(
    `select payload->>'payload' as payload, key from graphile_worker._private_jobs where locked_at is null`,
  )
  assert.deepEqual(rows, [{ payload: '2', key: 'k' }])
})

test('a change is rolled back when the database does not add its event', { timeout: 20_000 }, async () => {
  const { pool } = database
  await pool.query(`
    create function public.add_nothing() returns trigger language plpgsql as 'begin return null; end';
    create trigger add_nothing before insert on graphile_worker._private_jobs
      for each row when (new.key = 'never added') execute function public.add_nothing();
    create table public.changed (id int)`)
  const changed = database.transaction(async (tx) => {
    await tx.execute(sql`insert into public.changed values (1)`)
    await Promise.all([publish(tx, sent, 1, { key: 'never added' }), publish(tx, sent, 2)])
  })
  await assert.rejects(changed, /1 events were not added in 10 tries/)
  assert.equal((await pool.query('select from public.changed')).rowCount, 0)
  assert.equal((await pool.query('select from graphile_worker._private_jobs')).rowCount, 0)
})

test('delivers the jobs of a killed process again, and leaves those of a living one', async () => {
  const received: unknown[] = []
  let finish: (() => void) | undefined
  // Both processes have the same handlers: either may take an unlocked job.
  const handlers = [
    on(sent, async (payload) => void received.push(payload)),
    on(slow, (payload) => {
      received.push(payload)
      return new Promise((resolve) => (finish = resolve))
    }),
  ]
  await start(handlers)
  await publish(database.orm, slow, 'slow')
  await waitFor(() => finish !== undefined, 'slow start')
  // Two jobs, locked for a minute: one by the living process, one by a pool without an advisory lock.
  const hold = `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`
  await database.pool.query(hold)
  await database.transaction(async (tx) => {
    await publish(tx, sent, 'orphan')
    await tx.execute(sql.raw(`${hold}, locked_by = 'pool-of-a-killed-process' where locked_by is null`))
  })
  await start(handlers)
  await waitFor(() => received.length > 1, 'delivery')
  await pause(500)
  finish?.()
  assert.deepEqual(received, ['slow', 'orphan'])
})

test('a handler that lost the database is called again by its process, in the same attempt', async () => {
  const proxy = await startDatabaseProxy(database)
  const lost = await openDatabase({ databaseUrl: proxy.url, dataDir: '' }, log)
  const calls: unknown[] = []
  const outbox = await startOutbox({
    database: lost,
    log,
    handlers: [
      on(sent, async (_payload, { attempt }) => {
        calls.push(attempt)
        if (calls.length > 1) return
        await proxy.stop()
        setTimeout(() => void proxy.start(), 1_500)
        await lost.pool.query('select')
      }),
    ],
  })
  await publish(database.orm, sent, 'mail')
  await waitFor(() => calls.length === 1, 'first call')
  await start([on(sent, async () => void calls.push('another process'))])
  await waitFor(() => calls.length > 1, 'second call')
  await waitFor(async () => (await queueLength(database.orm)).running === 0, 'end of the job')
  await outbox.stop()
  await lost.close()
  assert.deepEqual(calls, [1, 1])
})

test('a handler whose connection ended is called again once at once', async () => {
  const calls: unknown[] = []
  await start([
    on(sent, async (_payload, { attempt }) => {
      calls.push(attempt)
      if (calls.length < 4) await database.pool.query('select pg_terminate_backend(pg_backend_pid())')
    }),
  ])
  await publish(database.orm, sent, 'mail')
  await waitFor(() => calls.length === 2, 'second call')
  await waitFor(async () => (await delayedJobs()) === 1, 'another attempt later')
  assert.deepEqual(calls, [1, 1])
})

test('stops in time although a handler never ends', async () => {
  let isRunning = false
  const outbox = await startOutbox({
    database,
    log,
    handlers: [
      on(wake, () => {
        isRunning = true
        return new Promise(() => {})
      }),
    ],
    stopTimeoutMs: 200,
  })
  await publish(database.orm, wake, null)
  await waitFor(() => isRunning, 'start')
  await outbox.stop()
  const { rows } = await database.pool.query('select locked_by from graphile_worker.jobs')
  assert.deepEqual(rows, [{ locked_by: null }])
})

test('a mail waits for neither slow nor quick work of any number', async () => {
  const end = Promise.withResolvers<void>()
  const order: unknown[] = []
  const waiting = async (what: unknown): Promise<void> => {
    order.push(what)
    await end.promise
  }
  const document = eventType('document', z.number(), 'slow')
  const mail = eventType('mail', z.string(), 'mail')
  for (let n = 0; n < 30; n += 1) {
    await publish(database.orm, document, n)
    await publish(database.orm, slow, 'busy')
  }
  await start([on(document, waiting), on(slow, waiting), on(mail, async (what) => void order.push(what))])
  await waitFor(() => order.length >= 6, 'busy workers')
  await publish(database.orm, mail, 'mail')
  await waitFor(() => order.includes('mail'), 'mail before the end of any document')
  assert.equal(order.filter((what) => what === 'busy').length, 4)
  assert.equal(order.filter((what) => typeof what === 'number').length, 2)
  end.resolve()
  await waitFor(() => order.length === 61, 'all others')
})

test('delivers an event not before its time', async () => {
  const received: unknown[] = []
  await start([on(sent, async (payload) => void received.push(payload))])
  await publish(database.orm, sent, 'later', { delayMs: 3_600_000 })
  await publish(database.orm, sent, 'now')
  await waitFor(() => received.length === 1, 'delivery')
  const { rows } = await database.pool.query(
    `select payload->>'payload' as payload from graphile_worker._private_jobs
     where run_at > now() + interval '59 minutes'`,
  )
  assert.deepEqual([received, rows], [['now'], [{ payload: 'later' }]])
})

test('an event that goes first is delivered before others that are due', async () => {
  for (const name of ['early', 'late']) await publish(database.orm, sent, name, { queue: 'one' })
  await publish(database.orm, sent, 'asked for', { queue: 'one', isFirst: true })
  const received: unknown[] = []
  await start([on(sent, async (payload) => void received.push(payload))])
  await waitFor(() => received.length === 3, 'delivery')
  assert.deepEqual(received, ['asked for', 'early', 'late'])
})

test('an event with a payload of another shape fails, and its handler is not called', async () => {
  let calls = 0
  await start([on(slow, async () => void (calls += 1))])
  await publish(database.orm, eventType('slow', z.unknown()), 7)
  await waitFor(async () => (await delayedJobs()) === 1, 'failure')
  assert.equal(calls, 0)
})

test('an event that failed permanently is logged, listed without its payload, and can be run again', async () => {
  let isBroken = true
  const received: unknown[] = []
  await start([
    on(slow, async (payload) => {
      if (isBroken) throw new Error('the mail server is gone')
      received.push(payload)
    }),
  ])
  await publish(database.orm, slow, 'secret', { delayMs: 3_600_000 })
  await database.pool.query('update graphile_worker._private_jobs set max_attempts = 1, run_at = now()')
  await waitFor(async () => (await listFailedEvents(database.orm)).length === 1, 'failure')
  assert.ok(logged.some(({ msg }) => msg.startsWith('event delivery failed permanently')))
  assert.deepEqual(failedTypes, ['slow'])
  assert.deepEqual(await queueLength(database.orm), { waiting: 0, running: 0, failed: 1 })
  const [failed] = await listFailedEvents(database.orm)
  assert.ok(failed)
  assert.deepEqual([failed.type, failed.attempts], ['slow', 1])
  assert.match(failed.error, /the mail server is gone/)
  assert.doesNotMatch(JSON.stringify(failed), /secret/)
  isBroken = false
  assert.equal(await runFailedEvent(database.orm, failed.jobId), true)
  await waitFor(() => received.length === 1, 'delivery')
  assert.equal(await runFailedEvent(database.orm, failed.jobId), false)
  assert.deepEqual(await listFailedEvents(database.orm), [])
})

test('an error of our own code ends an event at once, which is reported and counted', async () => {
  failedTypes.length = 0
  const notified: unknown[] = []
  let attempts = 0
  await start([
    on(
      slow,
      async () => {
        attempts += 1
        throw new RangeError('Maximum call stack size exceeded')
      },
      async (payload) => void notified.push(payload),
    ),
  ])
  await publish(database.orm, slow, 'broken')
  await waitFor(async () => (await listFailedEvents(database.orm)).length === 1, 'failure')
  assert.deepEqual([attempts, notified, failedTypes], [1, ['broken'], ['slow']])
})

test('an event that fails for another reason is reported at its last attempt only', async () => {
  const notified: unknown[] = []
  await start([
    on(
      slow,
      async () => {
        throw new Error('the mail server is gone')
      },
      async (payload) => void notified.push(payload),
    ),
  ])
  await publish(database.orm, slow, 'unlucky')
  await waitFor(async () => (await delayedJobs()) === 1, 'delayed retry')
  assert.deepEqual(notified, [])
  await database.pool.query('update graphile_worker._private_jobs set max_attempts = 2, run_at = now()')
  await waitFor(async () => (await listFailedEvents(database.orm)).length === 1, 'failure')
  assert.deepEqual(notified, ['unlucky'])
})

test('a recurring job that was due while nobody was there runs once, in one of the processes', async () => {
  await database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('count', now() - interval '5 hours', now() - interval '3 hours')`,
  )
  let runs = 0
  const halfAnHourAgo = (new Date().getUTCMinutes() + 30) % 60
  const schedule = `${halfAnHourAgo} * * * *`
  const recurring = [{ name: 'count', schedule, run: async () => void (runs += 1) }]
  await Promise.all([start([], recurring), start([], recurring)])
  await waitFor(() => runs > 0, 'run')
  await waitFor(async () => {
    const { rows } = await database.pool.query(
      'select count(*)::int as jobs from graphile_worker._private_jobs',
    )
    return rows[0].jobs === 0
  }, 'end of the job')
  assert.equal(runs, 1)
})
