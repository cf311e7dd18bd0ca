import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pino } from 'pino'
import { testDatabase } from '#testing'
import {
  documentProcesses,
  recordingWatcher,
  setMemberships,
  until,
} from '../documents/testing/test-documents.ts'
import { realtimeLimits } from '../limits.ts'
import { type DescribeChanged, pacedNews } from './paced-news.ts'

const database = await testDatabase()
const processes = documentProcesses()
const documents = await processes.start(database)
await setMemberships(database, documents, 'ann', 'shop')
await setMemberships(database, documents, 'bob', 'shop')
const ann = { userId: 'ann' }
const path = ['revisions', 'shop']
const log = pino({ level: 'silent' })

let rev = 0
/** Sets revisions of quotes, all in one transaction. */
async function change(...ids: string[]): Promise<void> {
  const notices = ids.map((id) => ({ path: [...path, 'quotes'], value: { rev: (rev += 1), id } }))
  await database.transaction((tx) => documents.setAll(tx, notices))
}
const pushed = (change: Record<string, unknown>) =>
  change['quotes'] as { rev: number; id: string; data?: string }

test('all watches get each change in order, described once', async () => {
  const calls: string[][] = []
  const describe: DescribeChanged = async (teamId, records) => {
    calls.push(records.map(({ collection, id }) => `${teamId} ${collection} ${id}`))
    return records.map(({ id }) => (id === 'unknown' ? undefined : `about ${id}`))
  }
  const news = pacedNews(documents, { describe, log })
  const watchers = Array.from({ length: 20 }, recordingWatcher)
  const watches = await Promise.all(watchers.map((watcher) => news.watch(ann, path, watcher)))
  await change('a', 'unknown', 'b', 'a')
  await until(() => watchers.every(({ changes }) => changes.length === 4))
  for (const { changes } of watchers)
    assert.deepEqual(
      changes.map(pushed).map(({ id, data }) => [id, data]),
      [
        ['a', 'about a'],
        ['unknown', undefined],
        ['b', 'about b'],
        ['a', 'about a'],
      ],
    )
  assert.deepEqual(calls, [['shop quotes a', 'shop quotes unknown', 'shop quotes b']])
  // The pause after a turn grows with the number of watches; changes during the pause share the next turn.
  await change('c')
  await change('d')
  await until(() => watchers.every(({ changes }) => changes.length === 6))
  assert.ok(calls.length <= 3, `${calls.length}`)
  // The added data is not stored: a read returns only the written value.
  assert.equal((await documents.read(ann, [...path, 'quotes', 'data'])) ?? null, null)
  for (const { stop } of watches) stop()
})

test('a push has the id only of what is too long, too many or fails', async () => {
  const { describedLength, describedRecords } = realtimeLimits
  let describe: DescribeChanged = async (_, records) =>
    records.map(({ id }) => 'x'.repeat(describedLength + (id === 'long' ? 1 : 0)))
  const watcher = recordingWatcher()
  const news = pacedNews(documents, { describe: (...asked) => describe(...asked), log })
  const { stop } = await news.watch(ann, path, watcher)
  const ids = Array.from({ length: describedRecords }, (_, at) => `id${at}`)
  await change('one more', 'long', ...ids.slice(1))
  await until(() => watcher.changes.length === ids.length + 1)
  const without = watcher.changes.map(pushed).filter(({ data }) => data === undefined)
  assert.deepEqual(
    without.map(({ id }) => id),
    ['one more', 'long'],
  )
  for (const failing of [() => Promise.reject(new Error('no')), () => new Promise<[]>(() => {})]) {
    describe = failing
    const before = watcher.changes.length
    await change('a')
    await until(() => watcher.changes.length === before + 1)
    assert.equal(pushed(watcher.changes.at(-1)!).data, undefined)
  }
  stop()
})

test('who stopped or left the team gets nothing of what waits', async () => {
  const waiting = Promise.withResolvers<void>()
  const describe: DescribeChanged = async (_, records) => {
    await waiting.promise
    return records.map(() => 'row')
  }
  const news = pacedNews(documents, { describe, log })
  const [stays, stopped, left] = [recordingWatcher(), recordingWatcher(), recordingWatcher()]
  await news.watch(ann, path, stays)
  const { stop } = await news.watch(ann, path, stopped)
  await news.watch({ userId: 'bob' }, path, left)
  const direct = recordingWatcher()
  await documents.watch(ann, path, direct)
  await change('a')
  await until(() => direct.changes.length === 1)
  stop()
  await setMemberships(database, documents, 'bob')
  await until(() => left.cancellations === 1)
  waiting.resolve()
  await until(() => stays.changes.length === 1)
  assert.deepEqual([stopped.changes, left.changes], [[], []])
})
