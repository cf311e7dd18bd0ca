import assert from 'node:assert/strict'
import { createPublicKey, generateKeyPairSync, randomBytes, randomUUID, X509Certificate } from 'node:crypto'
import { test } from 'vitest'
import { decodeJwt, decodeProtectedHeader, importPKCS8, SignJWT, type JWTPayload } from 'jose'
import { pino } from 'pino'
import { createSealer } from '#secrets'
import { fixedClock, testDatabase } from '#testing'
import { createIdTokens } from './id-tokens.ts'
import { openSigningKeys } from '../keys/signing-keys.ts'
import type { User } from '../users/user.ts'

const clock = fixedClock()
const database = await testDatabase()
const sealer = createSealer(randomBytes(32))
const openKeys = (): ReturnType<typeof openSigningKeys> =>
  openSigningKeys({ database, sealer, log: pino({ level: 'silent' }), now: clock.now })
const keys = await openKeys()
const tokens = createIdTokens({
  keys,
  publicUrl: 'https://pro.example',
  lifetimeSeconds: 3600,
  now: clock.now,
})
const user: User = {
  id: 'someone',
  email: 'niamh@liffey.example',
  isEmailVerified: true,
  passwordHash: null,
  passwordRemovedAt: null,
  usesEmailLink: true,
  displayName: 'Niamh',
  photoUrl: null,
  isDisabled: false,
  validSince: clock.now(),
  recoveredAt: null,
  createdAt: clock.now(),
  lastSignInAt: clock.now(),
  linkedIdentities: [],
}
const session = { id: randomUUID(), provider: 'password', signedInAt: clock.now() } as const
const invalid = { code: 'identity/id-token-invalid' }

test('contains the claims of the protocol', async () => {
  const token = await tokens.sign(user, session)
  const seconds = clock.now().getTime() / 1000
  const { jti, ...claims } = decodeJwt(token)
  assert.equal(typeof jti, 'string')
  assert.deepEqual(claims, {
    iss: 'https://pro.example/costard',
    aud: 'costard',
    sub: 'someone',
    user_id: 'someone',
    sid: session.id,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    name: 'Niamh',
    email: 'niamh@liffey.example',
    email_verified: true,
    firebase: { identities: { email: ['niamh@liffey.example'] }, sign_in_provider: 'password' },
  })
  assert.deepEqual(decodeProtectedHeader(token), { alg: 'RS256', kid: keys.signing.id, typ: 'JWT' })
})

test('accepts its own tokens for one hour', async () => {
  const token = await tokens.sign(user, session)
  const facts = await tokens.verify(token)
  const { id: sessionId, ...signedIn } = session
  const expiresAt = new Date(clock.now().getTime() + 3_600_000)
  assert.deepEqual(facts, { userId: 'someone', issuedAt: clock.now(), expiresAt, sessionId, ...signedIn })
  clock.advanceSeconds(3599)
  await tokens.verify(token)
  clock.advanceSeconds(1)
  await assert.rejects(tokens.verify(token), invalid)
})

test('a token that was accepted before is refused once its key is no longer published', async () => {
  let isPublished = true
  const withdrawn: typeof keys = {
    ...keys,
    signing: keys.signing,
    published: keys.published,
    findKey: (header) => (isPublished ? keys.findKey(header) : Promise.reject(new Error('not published'))),
  }
  const parts = { publicUrl: 'https://pro.example', lifetimeSeconds: 3600, now: clock.now }
  const own = createIdTokens({ ...parts, keys: withdrawn })
  const token = await own.sign(user, session)
  await own.verify(token)
  await own.verify(token)
  isPublished = false
  await assert.rejects(own.verify(token), invalid)
})

test('rejects another algorithm, key, issuer or audience, and a token without expiry', async () => {
  const own = decodeJwt(await tokens.sign(user, session))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreignKey = await importPKCS8(
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    'RS256',
  )
  const header = { alg: 'RS256', kid: keys.signing.id }
  const sign = (
    claims: JWTPayload,
    head: { alg: string; kid?: string },
    key: Parameters<SignJWT['sign']>[0],
  ) => new SignJWT(claims).setProtectedHeader(head).sign(key)
  await tokens.verify(await sign(own, header, keys.signing.key))
  const { exp: _, ...withoutExpiry } = own
  const publicPem = createPublicKey({ key: { ...keys.published[0]!.jwk }, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString()
  const forged = [
    await sign(own, header, foreignKey),
    await sign(own, { alg: 'RS256', kid: 'other' }, foreignKey),
    await sign(own, { alg: 'HS256', kid: keys.signing.id }, Buffer.from(publicPem)),
    await sign({ ...own, iss: 'https://elsewhere.example/costard' }, header, keys.signing.key),
    await sign({ ...own, aud: 'other' }, header, keys.signing.key),
    await sign(withoutExpiry, header, keys.signing.key),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(own)).toString('base64url')}.`,
  ]
  for (const token of forged) await assert.rejects(tokens.verify(token), invalid)
})

test('stores its key encrypted, and shares it between restarts and concurrent processes', async () => {
  const again = await Promise.all([openKeys(), openKeys()])
  for (const { signing } of again) assert.equal(signing.id, keys.signing.id)
  const { rows } = await database.pool.query(
    `select sealed from secrets.secret where name = 'identity-signing-keys'`,
  )
  assert.ok(rows[0].sealed.length > 1000)
  assert.doesNotMatch(rows[0].sealed, /PRIVATE KEY/)
})

test('after the clock is set back, signs with the stored key and issues tokens that are valid', async () => {
  const back = (seconds: number) => () => new Date(clock.now().getTime() - seconds * 1000)
  const day = 24 * 3600
  const parts = { database, sealer, log: pino({ level: 'silent' }), now: back(day) }
  const earlierKeys = await openSigningKeys(parts)
  assert.equal(earlierKeys.signing.id, keys.signing.id)
  const earlierTokens = createIdTokens({
    ...parts,
    keys: earlierKeys,
    publicUrl: 'https://pro.example',
    lifetimeSeconds: 3600,
  })
  const { issuedAt, expiresAt } = await earlierTokens.verify(await earlierTokens.sign(user, session))
  assert.ok(issuedAt >= user.validSince)
  assert.equal(expiresAt.getTime(), back(day - 3600)().getTime())
})

test('publishes a certificate of the same key', () => {
  const [key] = keys.published
  const certificate = new X509Certificate(key!.certificate)
  assert.ok(certificate.verify(certificate.publicKey))
  assert.deepEqual(certificate.publicKey.export({ format: 'jwk' }).n, key!.jwk.n)
  assert.ok(Date.parse(certificate.validTo) > clock.now().getTime() + 9 * 365 * 24 * 3600 * 1000)
})
