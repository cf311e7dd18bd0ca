import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { testDatabase } from '#testing'
import { hasCode } from '../testing/has-code.ts'
import { nodeHash } from '../tree/node-hash.ts'
import type { Node } from '../tree/node.ts'
import { RealtimeError } from '../wire-errors.ts'
import { documentProcesses } from './testing/test-documents.ts'

const database = await testDatabase()
const processes = documentProcesses()
const documents = await processes.start(database)
const userId = 'ann'

/** Number of tries after which the public client aborts a transaction. Source: @firebase/database. */
const maxTries = 25

/**
 * Increments a value as the public client does, `times` times; returns the maximum number of tries of one
 * increment.
 */
async function count(client: string, path: string[], times: number, pauseMs: number): Promise<number> {
  let node: Node = null
  const watch = await documents.watch({ userId }, path, {
    changed: (change) => (node = change.node),
    cancelled: () => {},
  })
  node = watch.node
  let most = 0
  for (let done = 0, tries = 0; done < times;) {
    tries += 1
    const seen: Node = node
    const value = seen !== null && 'value' in seen ? Number(seen.value) + 1 : 1
    if (pauseMs > 0) await pause(pauseMs)
    try {
      await documents.write({ userId, client }, { kind: 'put', path, value, hash: nodeHash(seen) })
      most = Math.max(most, tries)
      done += 1
      tries = 0
    } catch (error) {
      if (!(error instanceof RealtimeError) || error.code !== 'datastale') throw error
    }
  }
  watch.stop()
  return most
}

test('eight connections that count one value all get on, however slow one of them is', async () => {
  const path = ['preferences', userId, 'count']
  const pauses = [0, 0, 0, 1, 2, 5, 20, 60]
  const tries = await Promise.all(pauses.map((pauseMs, index) => count(`c${index}`, path, 6, pauseMs)))
  assert.ok(Math.max(...tries) <= maxTries, `${tries}`)
  assert.deepEqual(await documents.read({ userId }, path), { value: 48, priority: null })
})

test('a change below or above makes a waiting write stale, one beside it does not', async () => {
  const write = (path: string, value: unknown, hash?: string): Promise<void> =>
    documents.write(
      { userId, client: 'c' },
      {
        kind: 'put',
        path: ['preferences', userId, ...path.split('/')],
        value,
        ...(hash !== undefined && { hash }),
      },
    )
  await write('tree', { a: { b: 1 }, c: 1 })
  const hashOf = async (path: string): Promise<string> =>
    nodeHash(await documents.read({ userId }, ['preferences', userId, ...path.split('/')]))
  const [whole, inner, other] = [await hashOf('tree'), await hashOf('tree/a/b'), await hashOf('tree/c')]
  const outcomes = await Promise.allSettled([
    write('tree/a', { b: 2 }),
    write('tree', 'x', whole),
    write('tree/a/b', 3, inner),
    write('tree/c', 2, other),
  ])
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
  )
  await assert.rejects(write('tree', 'x', whole), hasCode('datastale'))
})
