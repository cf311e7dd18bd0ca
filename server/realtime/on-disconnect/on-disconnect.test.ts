import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pino } from 'pino'
import { testDatabase } from '#testing'
import {
  recordingWatcher,
  documentProcesses,
  setMemberships,
  plain,
  until,
  put,
} from '../documents/testing/test-documents.ts'
import { toJson } from '../tree/to-export.ts'
import { createOnDisconnect } from './create-on-disconnect.ts'
import { startSessionReaper } from './session-reaper.ts'
import { realtimeLimits } from '../limits.ts'
import { hasCode } from '../testing/has-code.ts'

const database = await testDatabase()
const processes = documentProcesses()
const here = await processes.start(database)
const there = await processes.start(database)
const log = pino({ level: 'silent' })
const onDisconnect = onDisconnectOf(here, 'here')
const ann = { userId: 'ann' }

await setMemberships(database, here, 'ann', 'shop')

function onDisconnectOf({ check, endSession }: typeof here, processId: string) {
  return createOnDisconnect({ database, processId, check, endSession })
}

async function presence(): Promise<unknown> {
  return plain(toJson(await here.read(ann, ['presence', 'shop', 'ann'])))
}

test('applies the writes at the end of the session, once and as one change', async () => {
  await here.write(ann, put('presence/shop/ann', { at: 'desk', since: 1, n: 1 }))
  await onDisconnect.add('s1', ann, {
    kind: 'merge',
    path: ['presence', 'shop', 'ann'],
    children: { at: null, since: { '.sv': 'timestamp' }, n: { '.sv': { increment: 1 } } },
  })
  assert.deepEqual(await presence(), { at: 'desk', since: 1, n: 1 })
  const watcher = recordingWatcher()
  await there.watch(ann, ['presence', 'shop'], watcher)
  await onDisconnect.run('s1')
  await onDisconnect.run('s1')
  await until(() => watcher.changes.length > 0)
  assert.deepEqual(watcher.changes, [
    { 'ann/at': null, 'ann/since': Date.parse('2026-03-02T09:00:00Z'), 'ann/n': 2 },
  ])
})

test('a later write replaces those at or below its path; the others keep their order', async () => {
  await here.write(ann, put('presence/shop/ann', 'here'))
  await onDisconnect.add('s2', ann, put('presence/shop/ann/a/b', 1))
  await onDisconnect.add('s2', ann, put('presence/shop/ann/c', 2))
  await onDisconnect.add('s2', ann, put('presence/shop/ann/a', { d: 3 }))
  await onDisconnect.add('s2', ann, put('presence/shop/ann/a/e', 4))
  const count = put('presence/shop/ann/n', { '.sv': { increment: 1 } })
  await onDisconnect.add('s2', ann, count)
  await onDisconnect.add('s2', ann, count)
  await onDisconnect.run('s2')
  assert.deepEqual(await presence(), { a: { d: 3, e: 4 }, c: 2, n: 1 })
})

test('does not apply cancelled writes at or below a path', async () => {
  await here.write(ann, put('presence/shop/ann', 'here'))
  await onDisconnect.add('s3', ann, put('presence/shop/ann/a/b', 1))
  await onDisconnect.add('s3', ann, put('presence/shop/ann/c', 2))
  await onDisconnect.cancel('s3', ['presence', 'shop', 'ann', 'a'])
  await onDisconnect.run('s3')
  assert.deepEqual(await presence(), { c: 2 })
  await onDisconnect.add('s3', ann, put('presence/shop/ann', null))
  await onDisconnect.cancel('s3', [])
  await onDisconnect.run('s3')
  assert.deepEqual(await presence(), { c: 2 })
})

test('rejects forbidden and invalid writes when they are added', async () => {
  await assert.rejects(onDisconnect.add('s4', ann, put('presence/shop/bob', 1)), hasCode('permission_denied'))
  await assert.rejects(onDisconnect.add('s4', ann, put('presence/else/ann', 1)), hasCode('permission_denied'))
  await assert.rejects(
    onDisconnect.add('s4', ann, put('preferences/ann', { '.sv': 'moon' })),
    hasCode('invalid_data'),
  )
  await assert.rejects(
    onDisconnect.add('s4', { userId: null }, put('preferences/ann', 1)),
    hasCode('permission_denied'),
  )
})

test('a session has a bound of writes and of their length', async () => {
  const { disconnectWrites, disconnectLength } = realtimeLimits
  const merge = (count: number) => ({
    kind: 'merge' as const,
    path: ['presence', 'shop', 'ann'],
    children: Object.fromEntries(Array.from({ length: count }, (_, at) => [`w${at}`, null])),
  })
  await assert.rejects(onDisconnect.add('full', ann, merge(disconnectWrites + 1)), hasCode('too_big'))
  await onDisconnect.add('full', ann, merge(disconnectWrites))
  const oneMore = put('presence/shop/ann/more', null)
  await assert.rejects(onDisconnect.add('full', ann, oneMore), hasCode('too_big'))
  await onDisconnect.add('full', ann, put('presence/shop/ann/w0', 'again'))
  const half = 'x'.repeat(disconnectLength / 2)
  await onDisconnect.add('long', ann, put('preferences/ann/a', half))
  await assert.rejects(onDisconnect.add('long', ann, put('preferences/ann/b', half)), hasCode('too_big'))
  for (const session of ['full', 'long']) await onDisconnect.cancel(session, [])
})

test('skips writes that are no longer allowed at the end', async () => {
  const eve = { userId: 'eve' }
  await setMemberships(database, here, 'eve', 'shop')
  await onDisconnect.add('s5', eve, put('presence/shop/eve', 'gone'))
  await onDisconnect.add('s5', eve, put('preferences/eve/seen', 'yes'))
  await setMemberships(database, here, 'eve')
  await onDisconnect.run('s5')
  assert.equal(plain(toJson(await here.read(ann, ['presence', 'shop', 'eve']))), null)
  assert.equal(plain(toJson(await here.read(eve, ['preferences', 'eve', 'seen']))), 'yes')
})

test('applies the writes of a dead process once, in one of the others', async () => {
  await here.write(ann, put('presence/shop/ann', { n: 0 }))
  const dying = {
    database,
    processId: 'dying',
    endSession: here.endSession,
    onDeclaredDead: () => {},
    log,
    sweepIntervalMs: 3_600_000,
  }
  await startSessionReaper(dying)
  const count = put('presence/shop/ann/n', { '.sv': { increment: 1 } })
  await onDisconnectOf(here, 'dying').add('s6', ann, count)
  const living = {
    database,
    endSession: there.endSession,
    onDeclaredDead: () => {},
    log,
    sweepIntervalMs: 20,
  }
  const reapers = await Promise.all([
    startSessionReaper({ ...living, processId: 'there' }),
    startSessionReaper({ ...living, processId: 'third', endSession: here.endSession }),
  ])
  assert.deepEqual(await presence(), { n: 0 }, 'a process with a recent heartbeat is not touched')
  const watcher = recordingWatcher()
  await here.watch(ann, ['presence', 'shop', 'ann', 'n'], watcher)
  await database.pool.query(
    `update realtime.processes set seen_at = now() - interval '31 seconds' where process_id = 'dying'`,
  )
  await until(() => watcher.changes.length > 0)
  await here.write(ann, put('preferences/ann/after', 1))
  assert.deepEqual(watcher.changes, [{ '': 1 }])
  await Promise.all(reapers.map((reaper) => reaper.stop()))
})

test('the next process applies at once what a stopped process left', async () => {
  await here.write(ann, put('presence/shop/ann', 'here'))
  const stopping = await startSessionReaper({
    database,
    processId: 'stopping',
    endSession: here.endSession,
    onDeclaredDead: () => {},
    log,
  })
  await onDisconnectOf(here, 'stopping').add('s7', ann, put('presence/shop/ann', 'gone'))
  await stopping.stop()
  const next = await startSessionReaper({
    database,
    processId: 'next',
    endSession: there.endSession,
    onDeclaredDead: () => {},
    log,
  })
  assert.equal(await presence(), 'gone')
  await next.stop()
})

test('a process that was taken for dead learns it, once', async () => {
  let declaredDead = 0
  const onDeclaredDead = (): void => void (declaredDead += 1)
  const reaper = await startSessionReaper({
    database,
    processId: 'slow',
    endSession: here.endSession,
    onDeclaredDead,
    log,
    sweepIntervalMs: 10,
  })
  const slow = `from realtime.processes where process_id = 'slow'`
  const beat = async (): Promise<unknown> =>
    (await database.pool.query(`select seen_at ${slow}`)).rows[0]?.seen_at.getTime()
  const first = await beat()
  await until(async () => (await beat()) !== first)
  assert.equal(declaredDead, 0)
  await database.pool.query(`delete ${slow}`)
  await until(() => declaredDead > 0)
  const known = await beat()
  await until(async () => (await beat()) !== known)
  assert.equal(declaredDead, 1)
  await reaper.stop()
})
