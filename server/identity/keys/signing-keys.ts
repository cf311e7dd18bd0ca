import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { exportJWK, importPKCS8, type CryptoKey, type JWK, type JWTVerifyGetKey } from 'jose'
import type { Database } from '#database'
import type { Log } from '#http'
import type { Sealer } from '#secrets'
import type { KeptKey } from './kept-key.ts'
import { readKeptKeys, rotateKeptKeys } from './kept-keys.ts'
import { keysReadAgainMs } from './key-rotation.ts'

/** Keys of id tokens, as they are at the moment of asking: other processes on the same database renew them too. */
export interface SigningKeys {
  readonly signing: { id: string; key: CryptoKey; keyObject: KeyObject }
  readonly published: readonly PublishedKey[]
  /** The published key that a token names. Throws when there is none of that name. */
  findKey: JWTVerifyGetKey
  /** Makes a new key in good time, and drops what is of no use any more. Signs nobody out. */
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

/** Tokens with made-up key names must not make us read all the time. */
const unknownKeyPauseMs = 10_000
/** The asker may hold a database connection that the reading waits for. */
const longestWaitMs = 2_000

/** Makes the first key where there is none. */
export async function openSigningKeys({ database, sealer, log, now }: Parts): Promise<SigningKeys> {
  let keys = await read()
  let readAt = now()
  let reading: Promise<void> | undefined

  async function read(): Promise<Key[]> {
    const kept = await database.transaction((tx) => readKeptKeys(tx, sealer, now()))
    return Promise.all(kept.map(openKey))
  }

  /** Never fails: the keys at hand are good for hours. */
  function readAgain(): Promise<void> {
    readAt = now()
    reading ??= read()
      .then((fresh) => void (keys = fresh))
      .catch((error: unknown) => log.warn({ error }, 'the signing keys could not be read again'))
      .finally(() => (reading = undefined))
    return reading
  }

  function current(): Key[] {
    if (ageMs() >= keysReadAgainMs) void readAgain()
    return keys
  }

  // After a clock was set back they are as old as they would otherwise seem new.
  const ageMs = (): number => Math.abs(now().getTime() - readAt.getTime())

  return {
    get signing() {
      const at = now()
      const able = current().filter(({ privateKey }) => privateKey)
      // None has begun when the clock was set back: the oldest is the one that clients know best.
      const key = able.findLast(({ signsFrom }) => signsFrom <= at) ?? able[0]
      if (!key?.privateKey || !key.keyObject) throw new Error('No key can sign id tokens')
      return { id: key.id, key: key.privateKey, keyObject: key.keyObject }
    },
    get published() {
      return current()
    },
    async findKey({ kid }) {
      const find = (): Key | undefined => current().find(({ id }) => id === kid)
      if (!find() && (reading || ageMs() >= unknownKeyPauseMs)) {
        await Promise.race([readAgain(), pause(longestWaitMs, undefined, { ref: false })])
      }
      const key = find()
      if (!key) throw new Error('No key of this name is published')
      return key.publicKey
    },
    async rotate() {
      const isChanged = await database.transaction((tx) => rotateKeptKeys(tx, sealer, now()))
      if (isChanged) log.info('the signing keys were renewed')
      await readAgain()
    },
  }
}

async function openKey({ id, privateKey, certificate, signsFrom }: KeptKey): Promise<Key> {
  const { publicKey } = new X509Certificate(certificate)
  const { kty, n, e } = await exportJWK(publicKey)
  return {
    id,
    jwk: { kid: id, alg: 'RS256', use: 'sig', kty, n, e } as JWK, // an RSA key has all of these
    certificate,
    publicKey,
    signsFrom: new Date(signsFrom),
    privateKey: privateKey === null ? undefined : await importPKCS8(privateKey, 'RS256'),
    keyObject: privateKey === null ? undefined : createPrivateKey(privateKey),
  }
}
