import assert from 'node:assert/strict'
import { test } from 'vitest'
import { testDatabase } from '#testing'
import { nodeHash } from '../tree/node-hash.ts'
import { toExport, toJson } from '../tree/to-export.ts'
import type { Write } from './documents.ts'
import {
  recordingWatcher,
  documentProcesses,
  setMemberships,
  plain,
  until,
} from './testing/test-documents.ts'
import { hasCode } from '../testing/has-code.ts'

const database = await testDatabase()
const processes = documentProcesses()
const here = await processes.start(database)
const there = await processes.start(database)
const ann = { userId: 'ann' }
const bob = { userId: 'bob' }
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

test('watchers in two processes see all changes in one order', async () => {
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

test('a writer is notified of its change before its write resolves', async () => {
  const watcher = recordingWatcher()
  await here.watch(ann, ['preferences', 'ann', 'seen'], watcher)
  await here.write(ann, put('preferences/ann/seen', 1))
  assert.deepEqual(watcher.changes, [{ '': 1 }])
})

test('a watch starts with the current value and reports later changes only', async () => {
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

test('does not notify watchers of unchanged values', async () => {
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

test('a merge is one change for watchers above and below its path', async () => {
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

test('rejects a whole merge when one path is forbidden, nested in another or invalid', async () => {
  const merge = (children: Record<string, unknown>) =>
    here.write(ann, { kind: 'merge', path: ['preferences'], children })
  await assert.rejects(merge({ 'ann/w': 1, 'bob/w': 1 }), hasCode('permission_denied'))
  await assert.rejects(merge({ 'ann/w': 1, 'ann/w/x': 1 }), hasCode('invalid_data'))
  await assert.rejects(merge({ 'ann/w': 1, '/ann/w/': 1 }), hasCode('invalid_data'))
  await assert.rejects(merge({ 'ann/w': 1, 'ann/w$': 1 }), hasCode('invalid_data'))
  assert.equal(await valueAt('preferences/ann/w'), null)
})

test('conditional writes of two processes lose no increment', async () => {
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
        assert.ok(hasCode('datastale')(error))
        const current = node && 'value' in node ? Number(node.value) : 0
        assert.ok(current > now, 'a rejected writer already has the current value')
      }
    }
  })
  await Promise.all(counting)
  assert.equal(await valueAt('preferences/ann/count'), 100)
})

test('concurrent writes keep their order, and a rejected one affects no other', async () => {
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

test('resolves server values when they are written', async () => {
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

test('stores priorities, also when put alone', async () => {
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

test('preserves U+0000 and lone surrogates in strings and keys', async () => {
  const odd = { 'k\ud83d': 'a\u0000b\udc00', __proto__x: '\ud83d\ude00', é: ['\u0000'] }
  const watcher = recordingWatcher()
  await there.watch(ann, ['preferences', 'ann', 'odd'], watcher)
  await here.write(ann, put('preferences/ann/odd', odd))
  assert.deepEqual(await valueAt('preferences/ann/odd'), odd)
  await until(() => watcher.nodes.length === 1)
  assert.deepEqual(watcher.nodes, [odd])
})

test('publishes notices when their transaction commits, never when it rolls back', async () => {
  const watcher = recordingWatcher()
  await there.watch(ann, ['revisions', 'shop'], watcher)
  const bump = { rev: { '.sv': { increment: 1 } }, at: { '.sv': 'timestamp' } }
  await assert.rejects(
    database.transaction(async (tx) => {
      await here.set(tx, ['revisions', 'shop', 'quotes'], bump)
      throw new Error('rolled back')
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
