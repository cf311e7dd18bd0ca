import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { test } from 'vitest'
import { createLocalJWKSet, decodeProtectedHeader, importX509, jwtVerify, type JSONWebKeySet } from 'jose'
import { pino } from 'pino'
import { createSealer } from '#secrets'
import { fixedClock, testDatabase } from '#testing'
import { createIdentity, type Identity, type IdentityConfig } from '../identity.ts'
import { readStoredKeys } from './stored-keys.ts'

const database = await testDatabase()
const clock = fixedClock()
const sealer = createSealer(randomBytes(32))
const config: IdentityConfig = {
  publicUrl: 'https://pro.example',
  apiKey: 'test-key',
  idTokenTtlSeconds: 3600,
  oobCodeTtlSeconds: 3600,
  hasRateLimits: false,
  hidesSignInMethods: false,
  productName: 'Costard',
  appCheck: 'off',
  recaptcha: undefined,
  microsoft: undefined,
  trustedProxies: [],
}
const open = (over = database): Promise<Identity> =>
  createIdentity({
    database: over,
    config,
    sealer,
    mailer: { send: async () => {} },
    log: pino({ level: 'silent' }),
    now: clock.now,
  })
const [first, second] = [await open(), await open()]
const hourSeconds = 3600
const daySeconds = 24 * hourSeconds

async function post({ routes }: Identity, path: string, body: string | URLSearchParams): Promise<any> {
  const response = await routes.request(`${path}?key=test-key`, { method: 'POST', body })
  return { status: response.status, ...(await (response.json() as Promise<object>)) }
}
const signUp = (identity: Identity, details: object = {}): Promise<any> =>
  post(identity, '/v1/accounts:signUp', JSON.stringify(details))
const lookup = (identity: Identity, idToken: string): Promise<any> =>
  post(identity, '/v1/accounts:lookup', JSON.stringify({ idToken }))
const refresh = (identity: Identity, refreshToken: string): Promise<any> =>
  post(
    identity,
    '/v1/token',
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  )

const owner = 'securetoken@system.gserviceaccount.com'
async function published({ routes }: Identity): Promise<JSONWebKeySet> {
  const response = await routes.request(`/service_accounts/v1/jwk/${owner}`)
  return (await response.json()) as JSONWebKeySet
}
const keyIds = ({ keys }: JSONWebKeySet): (string | undefined)[] => keys.map(({ kid }) => kid)
const signingKeyId = (idToken: string): string | undefined => decodeProtectedHeader(idToken).kid

/** Verifies as any other program would: with only the published keys. */
async function verifyElsewhere(keySet: JSONWebKeySet, idToken: string): Promise<void> {
  await jwtVerify(idToken, createLocalJWKSet(keySet), {
    issuer: 'https://pro.example/costard',
    audience: 'costard',
    currentDate: clock.now(),
  })
}

/** A request makes a process notice that its keys are stale; it reloads them in the background. */
async function untilPublished(identity: Identity, known: JSONWebKeySet): Promise<void> {
  for (let count = 0; count < 200; count++) {
    if (isDeepStrictEqual(await published(identity), known)) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The other process did not load the new keys')
}

test('renews the key after 90 days, without signing anybody out', async () => {
  // Sign up with an email address: the cleanup would remove an unused anonymous account.
  const early = await signUp(first, { email: 'niamh@liffey.example', password: 'orchard' })
  const [oldKey] = keyIds(await published(first))
  clock.advanceSeconds(90 * daySeconds - 1)
  await first.cleanup()
  assert.deepEqual(keyIds(await published(first)), [oldKey])

  clock.advanceSeconds(1)
  await Promise.all([first.cleanup(), second.cleanup()])
  const both = await published(first)
  assert.equal(both.keys.length, 2, 'two concurrent processes create one key')
  assert.deepEqual(await published(second), both)
  const newKey = keyIds(both)[1]

  // Cache time of a client that fetched the key set just before.
  clock.advanceSeconds(2 * hourSeconds - 1)
  const before = await signUp(second)
  assert.equal(signingKeyId(before.idToken), oldKey)
  clock.advanceSeconds(1)
  const after = await signUp(second)
  assert.equal(signingKeyId(after.idToken), newKey)
  for (const { idToken } of [before, after]) {
    await verifyElsewhere(both, idToken)
    for (const identity of [first, second]) assert.equal((await lookup(identity, idToken)).status, 200)
  }
  const continued = await refresh(first, early.refreshToken)
  assert.equal(signingKeyId(continued.id_token), newKey)
})

test('drops the old private key once no process signs with it, and the public key a day later', async () => {
  const [oldKey, newKey] = keyIds(await published(first))
  const storedKeys = () => database.transaction((tx) => readStoredKeys(tx, sealer, clock.now()))
  const privateKeys = async (): Promise<boolean[]> =>
    (await storedKeys()).map(({ privateKey }) => privateKey !== null)
  await first.cleanup()
  assert.deepEqual(await privateKeys(), [true, true])
  clock.advanceSeconds(hourSeconds)
  await first.cleanup()
  assert.deepEqual(await privateKeys(), [false, true])
  clock.advanceSeconds(daySeconds - 1)
  await first.cleanup()
  assert.deepEqual(keyIds(await published(first)), [oldKey, newKey])
  clock.advanceSeconds(1)
  await first.cleanup()
  assert.deepEqual(keyIds(await published(first)), [newKey])
  assert.equal((await storedKeys()).length, 1)
})

test('loads a key of another process within minutes', async () => {
  clock.advanceSeconds(90 * daySeconds)
  await first.cleanup()
  const known = await published(first)
  assert.equal(known.keys.length, 2)
  clock.advanceSeconds(5 * 60)
  await untilPublished(second, known)
})

test('reloads the keys when a token names an unknown one, but not for every such token', async () => {
  clock.advanceSeconds(2 * hourSeconds)
  await first.cleanup()
  clock.advanceSeconds(26 * hourSeconds)
  await first.cleanup()
  let transactions = 0
  const transaction: typeof database.transaction = (run) => {
    transactions += 1
    return database.transaction(run)
  }
  const late = await open({ ...database, transaction })
  clock.advanceSeconds(62 * daySeconds + 90 * daySeconds)
  // `late` loaded its keys earlier; only a token signed with a newer key makes it reload them.
  await database.transaction(async () => first.cleanup())
  clock.advanceSeconds(2 * hourSeconds)
  const { idToken } = await signUp(first)
  assert.ok(!keyIds(await published(late)).includes(signingKeyId(idToken)))
  assert.equal((await lookup(late, idToken)).status, 200)
  transactions = 0
  const [, payload, signature] = idToken.split('.')
  const header = Buffer.from('{"alg":"RS256","kid":"made-up"}').toString('base64url')
  for (let count = 0; count < 50; count++) {
    assert.equal((await lookup(late, `${header}.${payload}.${signature}`)).error.message, 'INVALID_ID_TOKEN')
  }
  assert.equal(transactions, 0)
})

test('also publishes both keys as certificates', async () => {
  const response = await first.routes.request(`/robot/v1/metadata/x509/${owner}`)
  const certificates = (await response.json()) as Record<string, string>
  assert.deepEqual(Object.keys(certificates), keyIds(await published(first)))
  const { idToken } = await signUp(first)
  const certificate = certificates[signingKeyId(idToken) ?? ''] ?? ''
  await jwtVerify(idToken, await importX509(certificate, 'RS256'), { currentDate: clock.now() })
})
