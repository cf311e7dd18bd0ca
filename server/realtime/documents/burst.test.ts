import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { testDatabase } from '#testing'
import { documentProcesses, recordingWatcher, setMemberships, until } from './testing/test-documents.ts'

const processes = documentProcesses()
const database = await testDatabase()

test('a burst of notices is published in few turns, each as a change of its own', async () => {
  const documents = await processes.start(database)
  await setMemberships(database, documents, 'burst', 'team')
  const path = ['revisions', 'team', 'quotes']
  const watcher = recordingWatcher()
  const watch = await documents.watch({ userId: 'burst' }, path, watcher)
  // The interval after the notice of the membership has ended.
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
  // The changes; then a transaction and a notification of other processes in each turn.
  assert.ok(statements <= 20 + 2 * 8, `${statements}`)
  watch.stop()
})
