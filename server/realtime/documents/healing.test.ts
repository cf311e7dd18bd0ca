import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { testDatabase } from '#testing'
import { anyExport, anyKey } from '../tree/testing/any-export.ts'
import { recordingWatcher, documentProcesses, until, put } from './testing/test-documents.ts'

const database = await testDatabase()
const processes = documentProcesses()
const here = await processes.start(database)
const there = await processes.start(database)
const ann = { userId: 'ann' }

async function cutListeners(): Promise<void> {
  const listening = `from pg_stat_activity where query like 'listen realtime%' and datname = current_database()`
  await until(async () => (await database.pool.query(`select ${listening}`)).rowCount === 2)
  await database.pool.query(`select pg_terminate_backend(pid) ${listening}`)
}

test('reconnects after a lost connection without missing a change', async () => {
  const watcher = recordingWatcher()
  await there.watch(ann, ['preferences', 'ann', 'lost'], watcher)
  await cutListeners()
  for (let count = 1; count <= 20; count += 1) await here.write(ann, put('preferences/ann/lost', count))
  await until(() => watcher.changes.length === 20)
  assert.deepEqual(
    watcher.changes.map((parts) => parts['']),
    Array.from({ length: 20 }, (_, count) => count + 1),
  )
  await here.write(ann, put('preferences/ann/lost', 'again'))
  await until(() => watcher.changes.length === 21)
})

test('reports changes whose notification was missed after a reconnect', async () => {
  const watcher = recordingWatcher()
  await there.watch(ann, ['preferences', 'ann', 'unnoticed'], watcher)
  await database.pool.query(`
    with numbered as (
      update realtime.documents set sequence = sequence + 1 where collection = 'preferences' and key = 'ann'
      returning document_id, sequence)
    insert into realtime.changes (document_id, sequence, parts)
    select document_id, sequence, '[[["unnoticed"], "here"]]' from numbered`)
  await cutListeners()
  await until(() => watcher.changes.length === 1)
  assert.deepEqual(watcher.changes, [{ '': 'here' }])
})

test('reports the differences when the log was pruned past its position', async () => {
  const [watcher, same] = [recordingWatcher(), recordingWatcher()]
  await there.write(ann, put('preferences/ann/behind', 6))
  await there.write(ann, put('preferences/ann/same', 6))
  await there.watch(ann, ['preferences', 'ann', 'behind'], watcher)
  await there.watch(ann, ['preferences', 'ann', 'same'], same)
  // Two changes made and pruned in one transaction: no process can read either from the log.
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(`
      update realtime.documents set sequence = sequence + 2 where collection = 'preferences' and key = 'ann'
      returning document_id as id`)
    await tx.execute(`
      update realtime.nodes set value = '7' where path = 'behind' and document_id = ${rows[0]?.id}`)
  })
  await there.write(ann, put('preferences/ann/after', 1))
  assert.deepEqual(watcher.changes, [{ '': 7 }])
  assert.deepEqual(same.changes, [])
  await there.write(ann, put('preferences/ann/behind', 8))
  assert.deepEqual(watcher.changes.at(-1), { '': 8 })
})

test('keeps writing after any invalid input', async () => {
  const anyJson = fc.oneof(fc.jsonValue(), anyExport)
  const anyWrite = fc.oneof(
    fc.record({
      kind: fc.constant('put' as const),
      keys: fc.array(anyKey, { maxLength: 40 }),
      value: anyJson,
    }),
    fc.record({
      kind: fc.constant('merge' as const),
      keys: fc.array(anyKey, { maxLength: 3 }),
      value: fc.dictionary(fc.string({ unit: 'binary' }), anyJson),
    }),
  )
  let written = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyWrite, { maxLength: 20 }), async (writes) => {
      const outcomes = await Promise.allSettled(
        writes.map(({ kind, keys, value }) => {
          const path = ['preferences', 'ann', 'fuzz', ...keys]
          // fc.dictionary generates the value of every merge.
          if (kind === 'merge')
            return here.write(ann, { kind, path, children: value as Record<string, unknown> })
          return here.write(ann, { kind, path, value })
        }),
      )
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') written += 1
        else assert.match(outcome.reason?.code, /^(invalid_data|too_big)$/, String(outcome.reason?.stack))
      }
      await here.write(ann, put('preferences/ann/after', { '.sv': { increment: 1 } }))
    }),
    { numRuns: 60 },
  )
  assert.ok(written > 20)
})
