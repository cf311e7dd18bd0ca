import 'fake-indexeddb/auto'
import { locks } from 'node:worker_threads'
import type { QuoteId } from '@costard/contract'
import fakeIndexedDB from 'fake-indexeddb'
import { openDB } from 'idb'
import { onTestFinished } from 'vitest'
import type { Account } from '../../server/testing/account.ts'
import { aLine } from '../../server/testing/product-builders.ts'
import { openKeptDatabase, ownerOf } from '../offline/kept/kept-database.ts'
import { removeKept } from '../offline/kept/open-kept.ts'
import { openEntries } from '../offline/queue/entries.ts'
import type { Entry } from '../offline/queue/entry.ts'
import type { ScreenShop } from './shop.ts'

// happy-dom lacks locks between pages; Node's are equivalent.
Object.defineProperty(navigator, 'locks', { value: locks })

let made = 0

/**
 * Returns an entry for a waiting iPhone 15 without an open question; `Customer 1` is the first one of a file.
 */
export function anEntry(shop: ScreenShop, changes: Partial<Entry> = {}): Entry {
  const number = ++made
  const line = aLine(shop, { device: { key: 'iphone-15', name: 'iPhone 15' } })
  return {
    id: `offline${String(number).padStart(13, '0')}` as QuoteId,
    teamId: shop.team.id,
    uid: shop.owner.userId,
    key: `lasting-waiting-${number}`,
    number,
    at: new Date().toISOString(),
    rev: 1,
    quote: {
      lines: [{ id: 'l1' as never, line: { ...line, catalogVersion: 1 } as never }],
      customer: { kind: 'private', name: `Customer ${number}`, is: 'new' },
      note: '',
      letCustomerChoose: true,
    },
    send: null,
    shownMinor: -44_500,
    currency: 'EUR',
    device: 'iPhone 15',
    state: 'waiting',
    settled: ['price', 'device'],
    ...changes,
  }
}

/**
 * Makes the test's browser a device on which the person has these waiting entries, in a team that allows
 * offline work.
 */
export async function keepEntries(
  shop: ScreenShop,
  entries: readonly Entry[],
  { userId }: Pick<Account, 'userId'> = shop.owner,
): Promise<void> {
  const wanted = `update product.teams set offline_work = 'acceptance' where team_id = $1`
  await shop.asDatabase(wanted, [shop.team.id])
  Object.defineProperty(globalThis, 'indexedDB', { value: fakeIndexedDB, configurable: true })
  onTestFinished(forgetDevice)
  const database = await openKeptDatabase()
  const stored = await openEntries(database, await ownerOf(database, userId, Date.now()))
  for (const entry of entries) await stored.put({ ...entry, uid: userId })
  stored.close()
  database.close()
}

/**
 * Removes what the test's browser keeps, so that the next test has a new device. Test files share a process:
 * if IndexedDB remained, the SDK would find this test's user signed in on the pages of later files.
 */
async function forgetDevice(): Promise<void> {
  await removeKept()
  // The SDK stores the signed-in user in IndexedDB, and keeps its connection open.
  const signedIn = await openDB('firebaseLocalStorageDb')
  await signedIn.clear('firebaseLocalStorage')
  signedIn.close()
  Reflect.deleteProperty(globalThis, 'indexedDB')
}
