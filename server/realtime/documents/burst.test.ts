import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import type { PoolClient } from 'pg'
import { testDatabase } from '#testing'
import { documentProcesses, recordingWatcher, setMemberships, until } from './testing/test-documents.ts'

const database = await testDatabase()
const processes = documentProcesses()

test('a burst of notices is published in few turns, each as a change of its own', async () => {
  const documents = await processes.start(database)
  await setMemberships(database, documents, 'burst', 'team')
  const path = ['revisions', 'team', 'quotes']
  const watcher = recordingWatcher()
  const watch = await documents.watch({ userId: 'burst' }, path, watcher)
  // Wait for the end of the interval that follows the notice of the membership.
  await pause(200)
  let statements = 0
  database.pool.on('acquire', () => (statements += 1))
  for (let rev = 1; rev <= 20; rev += 1) {
    await database.transaction((tx) => documents.set(tx, path, { rev }))
    await pause(10)
  }
  await until(() => watcher.changes.length === 20)
  assert.deepEqual(
    watcher.nodes,
    Array.from({ length: 20 }, (_, at) => ({ rev: at + 1 })),
  )
  // One statement per change; then a transaction and a notification of other processes per interval.
  assert.ok(statements <= 20 + 2 * 8, `${statements}`)
  watch.stop()
})

test('news are published in five round trips', async () => {
  const documents = await processes.start(database)
  await setMemberships(database, documents, 'trips', 'team')
  const path = ['revisions', 'team', 'customers']
  const watcher = recordingWatcher()
  const watch = await documents.watch({ userId: 'trips' }, path, watcher)
  const publish = async (rev: number): Promise<void> => {
    await database.transaction((tx) => documents.set(tx, path, { rev }))
    await until(() => watcher.changes.length === rev)
  }
  await publish(1) // one statement adds the document
  await pause(200)
  const sent: string[] = []
  const known = new Set<object>()
  const count = (client: PoolClient): void => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((statement: string | { name?: string; text: string }, ...args: unknown[]) => {
      sent.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text))
      return query(statement, ...args)
    }) as typeof client.query
  }
  database.pool.on('acquire', count)
  await publish(2)
  await until(() => sent.includes('realtime_notify'))
  database.pool.off('acquire', count)
  const ofNews = sent.filter((text) => /advisory|realtime_(lock|read|save|delete|notify)|commit/.test(text))
  // The first commit is that of the change itself.
  assert.deepEqual(
    ofNews.map((text) => (text.includes('advisory') ? 'begin' : text)),
    ['commit', 'begin', 'realtime_read_regions', 'realtime_save_documents', 'commit', 'realtime_notify'],
  )
  watch.stop()
})
