import 'fake-indexeddb/auto'
import fakeIndexedDB from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { besideNetwork } from '#api/beside-network.ts'
import { openKeptDatabase, ownerOf } from './kept-database.ts'
import { openKept, prepareKept, removeKept } from './open-kept.ts'

// Test files share a process, in which others must not have IndexedDB.
beforeAll(() => {
  Object.defineProperty(globalThis, 'indexedDB', { value: fakeIndexedDB, configurable: true })
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
})
afterEach(removeKept)

/** Makes the device keep data of a user, like an earlier page. Returns the user's key. */
async function keepOf(uid: string): Promise<CryptoKey> {
  const database = await openKeptDatabase()
  const { key } = await ownerOf(database, uid, Date.now())
  database.close()
  return key
}

async function knownOwners(): Promise<readonly string[]> {
  const database = await openKeptDatabase()
  const owners = await database.getAllKeys('owners')
  database.close()
  return owners
}

test('what was prepared answers nothing until it is opened for the same person', async () => {
  const key = await keepOf('u1')
  prepareKept('u1')
  await knownOwners()
  expect(besideNetwork.answer).toBeUndefined()
  const kept = await openKept('u1')
  expect([kept.uid, kept.key]).toEqual(['u1', key])
  expect(besideNetwork.answer).toBeDefined()
})

test('what was prepared for one person is not opened for another', async () => {
  await keepOf('u1')
  prepareKept('u1')
  expect((await openKept('u2')).uid).toBe('u2')
  expect(await knownOwners()).toEqual(['u2'])
})

test('preparing for somebody of whom nothing is kept makes nothing', async () => {
  prepareKept('u3')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await knownOwners()).toEqual([])
  expect((await openKept('u3')).uid).toBe('u3')
})
