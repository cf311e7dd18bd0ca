import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { afterEach, test, vi } from 'vitest'
import { readText, restoreTexts, writeText } from './kept-texts.ts'
import { readCopies, removeCopies } from './text-copies.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (value.length > 1_000) throw new Error('full')
    stored.set(key, value)
  },
  removeItem: (key: string) => stored.delete(key),
})
const restored = vi.fn()
vi.stubGlobal('window', { dispatchEvent: restored })

afterEach(async () => {
  stored.clear()
  restored.mockClear()
  await removeCopies((await readCopies()).map(({ key }) => key))
})

/** Waits until there is this number of copies. */
async function copied(count: number): Promise<void> {
  await vi.waitFor(async () => assert.ok((await readCopies()).some((copy) => copy.count === count)))
}

/** Resets local storage to what was written to disk before the browser was killed. */
function lose(since: ReadonlyMap<string, string>): void {
  stored.clear()
  for (const [key, value] of since) stored.set(key, value)
}

test('texts and removals that local storage lost are brought back', async () => {
  writeText('note', 'first')
  writeText('review', 'kept')
  const onDisk = new Map(stored)
  writeText('note', 'second')
  writeText('review', null)
  writeText('draft', 'new')
  await copied(5)
  lose(onDisk)
  await restoreTexts()
  assert.deepEqual(['note', 'review', 'draft'].map(readText), ['second', null, 'new'])
  assert.equal(restored.mock.calls.length, 1)
})

test('what local storage has is newer than an older copy, and no change is announced', async () => {
  writeText('note', 'mine')
  await copied(1)
  stored.set('note', 'by an earlier version of the app')
  await restoreTexts()
  assert.equal(readText('note'), 'by an earlier version of the app')
  assert.equal(restored.mock.calls.length, 0)
})

test('copies that are not needed any more go', async () => {
  writeText('note', 'old')
  await copied(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
  await restoreTexts()
  vi.useRealTimers()
  assert.deepEqual(await readCopies(), [])
  assert.equal(readText('note'), 'old')
})

test('where storage is full nothing is kept, and this is said', () => {
  assert.equal(writeText('note', 'x'.repeat(2_000)), false)
  assert.equal(readText('note'), null)
})
