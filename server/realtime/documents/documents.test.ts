import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#testing'
import { nodeHash } from '../tree/node-hash.ts'
import { toExport, toJson } from '../tree/to-export.ts'
import { RealtimeError } from '../wire-errors.ts'
import type { Write } from './documents.ts'
import {
  recordingWatcher,
  documentProcesses,
  setMemberships,
  plain,
  until,
} from './testing/test-documents.ts'

const processes = documentProcesses()
const database = await testDatabase()
const here = await processes.start(database)
const there = await processes.start(database)
const ann = { userId: 'ann' }
const bob = { userId: 'bob' }
const refused = (code: string) => (error: unknown) => error instanceof RealtimeError && error.code === code
const put = (path: string, value: unknown, hash?: string): Write => ({
  kind: 'put',
  path: path.split('/'),
  value,
  ...(hash !== undefined && { hash }),
})

await setMemberships(database, here, 'ann', 'shop', 'other')
await setMemberships(database, here, 'bob', 'shop')

async function valueAt(path: string, caller = ann): Promise<unknown> {
  return plain(toJson(await here.read(caller, path.split('/'))))
}

test("two processes tell of each other's changes, in one order", async () => {
  const [watcher, far] = [recordingWatcher(), recordingWatcher()]
  await here.watch(ann, ['presence', 'shop'], watcher)
  await there.watch(bob, ['presence', 'shop'], far)
  const counts = Array.from({ length: 40 }, (_, count) => count + 1)
  await Promise.all(
    counts.flatMap((count) => [
      here.write(ann, put('presence/shop/ann/n', count)),
      there.write(bob, put('presence/shop/bob/n', count)),
    ]),
  )
  await until(() => watcher.changes.length === 80 && far.changes.length === 80)
  assert.deepEqual(watcher.changes, far.changes)
  const of = (who: string) => watcher.changes.flatMap((parts) => parts[`${who}/n`] ?? [])
  assert.deepEqual(of('ann'), counts)
  assert.deepEqual(of('bob'), counts)
})

test('a writer hears of its change before it hears that it is written', async () => {
  const watcher = recordingWatcher()
  await here.watch(ann, ['preferences', 'ann', 'seen'], watcher)
  await here.write(ann, put('preferences/ann/seen', 1))
  assert.deepEqual(watcher.changes, [{ '': 1 }])
})

test('a watch begins with what stands there, and tells of nothing before it', async () => {
  await here.write(ann, put('preferences/ann/begin', { a: 1 }))
  const watcher = recordingWatcher()
  const { node, stop } = await there.watch(ann, ['preferences', 'ann', 'begin'], watcher)
  assert.deepEqual(plain(toJson(node)), { a: 1 })
  await there.write(ann, put('preferences/ann/begin/a', 2))
  assert.deepEqual(watcher.changes, [{ a: 2 }])
  assert.deepEqual(watcher.nodes, [{ a: 2 }])
  stop()
  await there.write(ann, put('preferences/ann/begin/a', 3))
  assert.equal(watcher.changes.length, 1)
})

test('what does not change is not told', async () => {
  await here.write(ann, put('preferences/ann/same', { a: 1, b: 2 }))
  const [whole, a, b] = [recordingWatcher(), recordingWatcher(), recordingWatcher()]
  await here.watch(ann, ['preferences', 'ann', 'same'], whole)
  await here.watch(ann, ['preferences', 'ann', 'same', 'a'], a)
  await here.watch(ann, ['preferences', 'ann', 'same', 'b'], b)
  await here.write(ann, put('preferences/ann/same', { a: 1, b: 2 }))
  await here.write(ann, put('preferences/ann/same', { a: 1, b: 3 }))
  assert.deepEqual(whole.changes, [{ '': { a: 1, b: 3 } }])
  assert.deepEqual(a.changes, [])
  assert.deepEqual(b.changes, [{ '': 3 }])
})

test('a merge is one change with its parts for who watches above, and one for who watches below', async () => {
  const [above, below, elsewhere] = [recordingWatcher(), recordingWatcher(), recordingWatcher()]
  await here.watch(ann, ['preferences', 'ann'], above)
  await here.watch(ann, ['preferences', 'ann', 'm', 'x'], below)
  await here.watch(ann, ['presence', 'shop', 'ann'], elsewhere)
  await here.write(ann, {
    kind: 'merge',
    path: [],
    children: {
      'preferences/ann/m/x/1': 'a',
      'preferences/ann/m/x/2': 'b',
      'preferences/ann/m/y': 'c',
      'presence/shop/ann': 'd',
    },
  })
  assert.deepEqual(above.changes, [{ 'm/x/1': 'a', 'm/x/2': 'b', 'm/y': 'c' }])
  assert.deepEqual(below.changes, [{ 1: 'a', 2: 'b' }])
  assert.deepEqual(elsewhere.changes, [{ '': 'd' }])
})

test('a merge is refused as a whole when one place is not allowed, is inside another or is no path', async () => {
  const merge = (children: Record<string, unknown>) =>
    here.write(ann, { kind: 'merge', path: ['preferences'], children })
  await assert.rejects(merge({ 'ann/w': 1, 'bob/w': 1 }), refused('permission_denied'))
  await assert.rejects(merge({ 'ann/w': 1, 'ann/w/x': 1 }), refused('invalid_data'))
  await assert.rejects(merge({ 'ann/w': 1, '/ann/w/': 1 }), refused('invalid_data'))
  await assert.rejects(merge({ 'ann/w': 1, 'ann/w$': 1 }), refused('invalid_data'))
  assert.equal(await valueAt('preferences/ann/w'), null)
})

test('two processes that count by comparing lose nothing', async () => {
  await here.write(ann, put('preferences/ann/count', 0))
  const counting = [here, there].map(async (documents) => {
    const watcher = recordingWatcher()
    const path = ['preferences', 'ann', 'count']
    let { node } = await documents.watch(ann, path, { ...watcher, changed: (change) => (node = change.node) })
    for (let left = 50; left > 0;) {
      const now = node && 'value' in node ? Number(node.value) : 0
      try {
        await documents.write(ann, put('preferences/ann/count', now + 1, nodeHash(node)))
        left -= 1
      } catch (error) {
        assert.ok(refused('datastale')(error))
        const stands = node && 'value' in node ? Number(node.value) : 0
        assert.ok(stands > now, 'a refused writer knows what stands there')
      }
    }
  })
  await Promise.all(counting)
  assert.equal(await valueAt('preferences/ann/count'), 100)
})

test('many writes at once keep their order, and one that is refused stands alone', async () => {
  const watcher = recordingWatcher()
  await there.watch(ann, ['preferences', 'ann', 'row'], watcher)
  const written = Array.from({ length: 300 }, (_, count) =>
    here.write(ann, put('preferences/ann/row', count === 150 ? { '.sv': 'moon' } : count)),
  )
  const outcomes = await Promise.allSettled(written)
  assert.deepEqual(
    outcomes.map(({ status }) => status === 'rejected').flatMap((is, at) => (is ? [at] : [])),
    [150],
  )
  await until(() => watcher.changes.length === 299)
  assert.deepEqual(
    watcher.changes.map((parts) => parts['']),
    Array.from({ length: 300 }, (_, count) => count).toSpliced(150, 1),
  )
  const { rows } = await database.pool.query(
    'select count(distinct xmin::text)::int as transactions from realtime.changes',
  )
  assert.ok(rows[0].transactions < 200, `many writes share a transaction: ${rows[0].transactions}`)
})

test('server values are resolved when they are written', async () => {
  await here.write(ann, put('preferences/ann/sv', 4))
  await Promise.all(
    [here, there].map((documents) =>
      documents.write(ann, put('preferences/ann/sv', { '.sv': { increment: 1 } })),
    ),
  )
  assert.equal(await valueAt('preferences/ann/sv'), 6)
  await here.write(ann, put('preferences/ann/sv', { '.sv': 'timestamp' }))
  assert.equal(typeof (await valueAt('preferences/ann/sv')), 'number')
})

test('priorities are kept, and one may be put alone', async () => {
  await here.write(ann, put('preferences/ann/pri', { a: 1 }))
  const watcher = recordingWatcher()
  await here.watch(ann, ['preferences', 'ann', 'pri'], watcher)
  await here.write(ann, put('preferences/ann/pri/.priority', 5))
  assert.deepEqual(watcher.changes, [{ '': { a: 1 } }])
  assert.deepEqual(plain(toExport(await there.read(ann, ['preferences', 'ann', 'pri']))), {
    a: 1,
    '.priority': 5,
  })
})

test('texts with U+0000 and half pairs come back as they were, keys too', async () => {
  const odd = { 'k\ud83d': 'a\u0000b\udc00', __proto__x: '\ud83d\ude00', é: ['\u0000'] }
  const watcher = recordingWatcher()
  await there.watch(ann, ['preferences', 'ann', 'odd'], watcher)
  await here.write(ann, put('preferences/ann/odd', odd))
  assert.deepEqual(await valueAt('preferences/ann/odd'), odd)
  await until(() => watcher.nodes.length === 1)
  assert.deepEqual(watcher.nodes, [odd])
})

test('the news of a transaction is told when it commits, and never when it does not', async () => {
  const watcher = recordingWatcher()
  await there.watch(ann, ['revisions', 'shop'], watcher)
  const bump = { rev: { '.sv': { increment: 1 } }, at: { '.sv': 'timestamp' } }
  await assert.rejects(
    database.transaction(async (tx) => {
      await here.set(tx, ['revisions', 'shop', 'quotes'], bump)
      throw new Error('taken back')
    }),
  )
  await database.transaction((tx) => here.set(tx, ['revisions', 'shop', 'quotes'], bump))
  await database.transaction((tx) => here.set(tx, ['revisions', 'shop', 'quotes'], bump))
  await until(() => watcher.nodes.length === 2)
  assert.deepEqual(
    watcher.nodes.map((node) => (node as { quotes: { rev: number } }).quotes.rev),
    [1, 2],
  )
})

test('somebody who has just become a member is let in, though nobody has told yet', async () => {
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

test('who is no member any more is cancelled at once, here and there, and only in that team', async () => {
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
  await assert.rejects(here.read(dan, ['presence', 'shop']), refused('permission_denied'))
  await assert.rejects(here.write(dan, put('presence/shop/dan', 1)), refused('permission_denied'))
})

test('several writes as one leave out what is not allowed, and are told once', async () => {
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
