import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { afterEach, test } from 'vitest'
import { findKept, keepsSomething, noteThatItKeeps, noteThatNothingIsKept } from './keeps-something.ts'
import { openKeptDatabase, removeKeptDatabase } from './kept/kept-database.ts'

const stored = new Map<string, string>()
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
})
/** True while a service worker controls the page. */
let isControlled = true
Object.defineProperty(navigator, 'serviceWorker', {
  value: {
    get controller() {
      return isControlled ? {} : null
    },
  },
})

afterEach(async () => {
  isControlled = true
  noteThatNothingIsKept()
  await removeKeptDatabase()
})

async function keep(): Promise<void> {
  const database = await openKeptDatabase()
  database.close()
  noteThatItKeeps('u1')
}

test('a device that keeps nothing is found to keep nothing', async () => {
  assert.deepEqual([keepsSomething(), await findKept()], [false, false])
})

test('what a device keeps is found after its browser was killed before local storage was on disk', async () => {
  await keep()
  assert.deepEqual([keepsSomething(), await findKept()], [true, true])
  stored.clear()
  assert.deepEqual([keepsSomething(), await findKept()], [false, true])
})

test('pages that no service worker answers for do not look for a database', async () => {
  await keep()
  stored.clear()
  isControlled = false
  assert.equal(await findKept(), false)
})
