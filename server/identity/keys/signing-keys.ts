import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { exportJWK, importPKCS8, type CryptoKey, type JWK } from 'jose'
import type { Database } from '#database'
import type { Log } from '#http'
import type { Sealer } from '#secrets'
import { keyReloadIntervalMs } from './key-rotation.ts'
import type { StoredKey } from './stored-key.ts'
import { readStoredKeys, rotateStoredKeys } from './stored-keys.ts'

/** Current signing keys. Read them at each use: other processes on the same database renew them too. */
export interface SigningKeys {
  readonly signing: { id: string; key: CryptoKey; keyObject: KeyObject }
  readonly published: readonly PublishedKey[]
  /** Returns the published key that a token names. Throws if it is not published. */
  findKey: (header: { readonly kid?: string | undefined }) => Promise<X509Certificate['publicKey']>
  /** Creates the next key before it is needed and drops expired ones. Ends no session. */
  rotate: () => Promise<void>
}

export interface PublishedKey {
  id: string
  jwk: JWK
  certificate: string
}

type Key = PublishedKey & {
  publicKey: X509Certificate['publicKey']
  signsFrom: Date
  privateKey: CryptoKey | undefined
  keyObject: KeyObject | undefined
}

interface Parts {
  database: Pick<Database, 'transaction'>
  sealer: Sealer
  log: Log
  now: () => Date
}

/**
 * Minimum age of the loaded keys before an unknown key id triggers a reload: tokens with invented ids must
 * not cause one each.
 */
const unknownKeyCooldownMs = 10_000
/** Bounded, because the caller may hold the database connection that the reload waits for. */
const maxReloadWaitMs = 2_000

/** Loads the keys; creates the first one if there is none. */
export async function openSigningKeys({ database, sealer, log, now }: Parts): Promise<SigningKeys> {
  let keys = await load()
  let loadedAt = now()
  let reloading: Promise<void> | undefined

  async function load(): Promise<Key[]> {
    const stored = await database.transaction((tx) => readStoredKeys(tx, sealer, now()))
    return Promise.all(stored.map(openKey))
  }

  /** Never rejects: the loaded keys stay valid for hours. */
  function reload(): Promise<void> {
    loadedAt = now()
    reloading ??= load()
      .then((fresh) => void (keys = fresh))
      .catch((error: unknown) => log.warn({ error }, 'could not reload the signing keys'))
      .finally(() => (reloading = undefined))
    return reloading
  }

  function current(): Key[] {
    if (ageMs() >= keyReloadIntervalMs) void reload()
    return keys
  }

  // Absolute value: after the clock was set back, loadedAt is in the future.
  const ageMs = (): number => Math.abs(now().getTime() - loadedAt.getTime())

  return {
    get signing() {
      const at = now()
      const candidates = current().filter(({ privateKey }) => privateKey)
      // After the clock was set back, perhaps no key has started to sign: use the oldest, which most clients
      // know.
      const key = candidates.findLast(({ signsFrom }) => signsFrom <= at) ?? candidates[0]
      if (!key?.privateKey || !key.keyObject) throw new Error('No key can sign id tokens')
      return { id: key.id, key: key.privateKey, keyObject: key.keyObject }
    },
    get published() {
      return current()
    },
    async findKey({ kid }) {
      const find = (): Key | undefined => current().find(({ id }) => id === kid)
      if (!find() && (reloading || ageMs() >= unknownKeyCooldownMs)) {
        await Promise.race([reload(), pause(maxReloadWaitMs, undefined, { ref: false })])
      }
      const key = find()
      if (!key) throw new Error('No key with this id is published')
      return key.publicKey
    },
    async rotate() {
      const isChanged = await database.transaction((tx) => rotateStoredKeys(tx, sealer, now()))
      if (isChanged) log.info('signing keys rotated')
      await reload()
    },
  }
}

async function openKey({ id, privateKey, certificate, signsFrom }: StoredKey): Promise<Key> {
  const { publicKey } = new X509Certificate(certificate)
  const { kty, n, e } = await exportJWK(publicKey)
  return {
    id,
    jwk: { kid: id, alg: 'RS256', use: 'sig', kty, n, e } as JWK, // an RSA key has all of these fields
    certificate,
    publicKey,
    signsFrom: new Date(signsFrom),
    privateKey: privateKey === null ? undefined : await importPKCS8(privateKey, 'RS256'),
    keyObject: privateKey === null ? undefined : createPrivateKey(privateKey),
  }
}
