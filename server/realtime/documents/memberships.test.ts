import assert from 'node:assert/strict'
import { test } from 'vitest'
import { testDatabase } from '#testing'
import { documentProcesses, recordingWatcher, setMemberships, until, put } from './testing/test-documents.ts'
import { hasCode } from '../testing/has-code.ts'

const database = await testDatabase()
const processes = documentProcesses()
const here = await processes.start(database)
const there = await processes.start(database)
const ann = { userId: 'ann' }

await setMemberships(database, here, 'ann', 'shop', 'other')
await setMemberships(database, here, 'bob', 'shop')

test('admits a new member while the notice of the membership is still pending', async () => {
  const cid = { userId: 'cid' }
  const path = JSON.stringify(['teams', 'cid'])
  await database.pool.query('insert into realtime.news (path, value) values ($1, $2)', [
    path,
    '{"shop":{"role":"agent"}}',
  ])
  await here.check(cid, put('presence/shop/cid', 1))
  await there.watch(cid, ['presence', 'shop'], recordingWatcher())
  assert.ok(await here.read(cid, ['teams', 'cid']))
})

test('cancels the watches of a former member in every process, for that team only', async () => {
  const dan = { userId: 'dan' }
  await setMemberships(database, here, 'dan', 'shop', 'other')
  const watchers = {
    shop: recordingWatcher(),
    far: recordingWatcher(),
    other: recordingWatcher(),
    own: recordingWatcher(),
  }
  await here.watch(dan, ['revisions', 'shop'], watchers.shop)
  await there.watch(dan, ['presence', 'shop'], watchers.far)
  await there.watch(dan, ['presence', 'other'], watchers.other)
  await here.watch(dan, ['teams', 'dan'], watchers.own)
  await setMemberships(database, here, 'dan', 'other')
  await until(() => watchers.far.cancellations === 1 && watchers.shop.cancellations === 1)
  await here.write(ann, put('presence/shop/ann', 'after'))
  await here.write(ann, put('presence/other/ann', 'after'))
  await until(() => watchers.other.changes.length === 1)
  assert.deepEqual([watchers.shop.changes, watchers.far.changes], [[], []])
  assert.equal(watchers.other.cancellations + watchers.own.cancellations, 0)
  await assert.rejects(here.read(dan, ['presence', 'shop']), hasCode('permission_denied'))
  await assert.rejects(here.write(dan, put('presence/shop/dan', 1)), hasCode('permission_denied'))
})

test('writeAll skips forbidden writes and notifies watchers once', async () => {
  const watcher = recordingWatcher()
  await here.watch(ann, ['presence', 'shop'], watcher)
  await here.writeAll(ann, [
    put('presence/shop/ann/x', 1),
    put('presence/shop/bob/x', 1),
    put('presence/shop/ann/y', { '.sv': 'moon' }),
    put('presence/shop/ann/z', 2),
  ])
  assert.deepEqual(watcher.changes, [{ 'ann/x': 1, 'ann/z': 2 }])
})
