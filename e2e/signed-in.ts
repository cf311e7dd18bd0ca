import assert from 'node:assert/strict'
import type { BrowserContextOptions, LaunchOptions, Page } from '@playwright/test'
import type { Call, Person } from '../server/testing/start-test-product.ts'
import { openBrowser } from './browser.ts'

/** The password of accounts made here. */
export const password = 'correct horse'

/** Somebody who signed up over the wire, without the screens; a guest has neither name nor address. */
export interface Account extends Person {
  readonly name: string
  /** How the SDK stores this session, as the state of a browser at an origin. */
  readonly storedAt: (origin: string) => NonNullable<BrowserContextOptions['storageState']>
}

/** Signs up at the server of an origin. Without a profile: a guest. */
export async function signUp(
  origin: string,
  profile: { name: string; email: string } | undefined,
): Promise<Account> {
  const settings = await fetch(`${origin}/__/firebase/init.json`)
  const { apiKey } = (await settings.json()) as { apiKey: string }
  const { name = '', email } = profile ?? {}
  const response = await fetch(`${origin}/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(profile && { email, password, displayName: name }),
      returnSecureToken: true,
    }),
  })
  assert.equal(response.status, 200)
  const { localId, idToken, refreshToken } = (await response.json()) as Record<string, string>
  const user = {
    uid: localId,
    email,
    displayName: name,
    emailVerified: false,
    isAnonymous: !profile,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
    apiKey,
    appName: '[DEFAULT]',
  }
  return {
    userId: localId ?? '',
    email,
    name,
    idToken: async () => idToken ?? '',
    call: callAs(origin, idToken ?? ''),
    storedAt: (at) => sdkStorage(at, `firebase:authUser:${apiKey}:[DEFAULT]`, user),
  }
}

/** A browser in which somebody is signed in already; no page is open yet. */
export async function openSignedIn(
  account: Account,
  origin: string,
  options: BrowserContextOptions = {},
  launchOptions?: LaunchOptions,
): Promise<Page> {
  return openBrowser({ ...options, storageState: account.storedAt(origin) }, launchOptions)
}

// The database of firebase/auth (its indexedDBLocalPersistence), in the form of context.storageState({ indexedDB: true }).
function sdkStorage(origin: string, key: string, value: object): ReturnType<Account['storedAt']> {
  const record = { value: { fbase_key: key, value } }
  const store = { name: 'firebaseLocalStorage', keyPath: 'fbase_key', autoIncrement: false, indexes: [] }
  const database = { name: 'firebaseLocalStorageDb', version: 1, stores: [{ ...store, records: [record] }] }
  const stored = { origin, localStorage: [], indexedDB: [database] }
  return { cookies: [], origins: [stored] }
}

function callAs(origin: string, idToken: string): Call {
  return async (method, path, body, headers) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: any = await response.json()
    return { status: response.status, code: answer?.error?.code, body: answer, headers: response.headers }
  }
}
