import type { BrowserContextOptions, LaunchOptions, Page } from '@playwright/test'
import type { Account } from '../../server/testing/account.ts'
import { openBrowser } from './browser.ts'

export { type Account, password, signUp } from '../../server/testing/account.ts'

type StorageState = NonNullable<BrowserContextOptions['storageState']>

/** Opens a browser in which a user is already signed in, without a page. */
export async function openSignedIn(
  account: Account,
  origin: string,
  options: BrowserContextOptions = {},
  launchOptions?: LaunchOptions,
): Promise<Page> {
  return openBrowser({ ...options, storageState: storedAt(account, origin) }, launchOptions)
}

/**
 * Returns the session as the SDK stores it (indexedDBLocalPersistence), in the form of context.storageState({
 * indexedDB: true }).
 */
export function storedAt({ stored: { key, user } }: Account, origin: string): StorageState {
  const record = { value: { fbase_key: key, value: user } }
  const store = { name: 'firebaseLocalStorage', keyPath: 'fbase_key', autoIncrement: false, indexes: [] }
  const database = { name: 'firebaseLocalStorageDb', version: 1, stores: [{ ...store, records: [record] }] }
  const stored = { origin, localStorage: [], indexedDB: [database] }
  return { cookies: [], origins: [stored] }
}
