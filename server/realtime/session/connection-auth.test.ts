import assert from 'node:assert/strict'
import { createConnections } from './connections.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { test, type TestContext } from 'vitest'
import { pino } from 'pino'
import { CodedError } from '#http'
import { startTestServer } from '#testing'
import { until } from '../documents/testing/test-documents.ts'
import { openWire, signUp } from '../testing/wire-client.ts'
import { type ConnectionAuth, createConnectionAuth } from './connection-auth.ts'
import { createRechecks } from './rechecks.ts'

let clockOffsetMs = 0
const { url: origin } = await startTestServer({ now: () => new Date(Date.now() + clockOffsetMs) })

/** Milliseconds since 1970. */
function expiryMs(idToken: string): number {
  const [, claims = ''] = idToken.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).exp * 1000
}

/** A connection whose token is valid until setFault is called. */
function start(t: TestContext): {
  auth: ConnectionAuth
  revoked: string[]
  setFault: (fault: Error) => void
} {
  const revoked: string[] = []
  let fault: Error | undefined
  const auth = createConnectionAuth({
    connections: createConnections(),
    address: '::1',
    verifyIdToken: async (token) => {
      if (fault) throw fault
      return { userId: token, isGuest: false, expiresAt: new Date(Date.now() + 60_000) }
    },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    onRevoked: () => void revoked.push('revoked'),
    rechecks: createRechecks(10),
  })
  t.onTestFinished(() => auth.signOut())
  return { auth, revoked, setFault: (next) => void (fault = next) }
}

test('signs the connection out soon after its session is revoked elsewhere', async (t) => {
  const { auth, revoked, setFault } = start(t)
  await auth.signIn('liffey')
  await pause(50)
  assert.deepEqual([auth.caller(), revoked], [{ userId: 'liffey', isGuest: false }, []])
  setFault(new CodedError({ code: 'identity/token-expired', status: 400 }))
  await pause(50)
  assert.deepEqual([auth.caller(), revoked], [{ userId: null }, ['revoked']])
})

test('keeps the caller signed in while the database is unavailable', async (t) => {
  const { auth, revoked, setFault } = start(t)
  await auth.signIn('liffey')
  setFault(new Error('connection refused'))
  await pause(50)
  assert.deepEqual([auth.caller(), revoked], [{ userId: 'liffey', isGuest: false }, []])
  await assert.rejects(auth.signIn('dodder'), { code: 'unavailable' })
  assert.deepEqual(auth.caller(), { userId: 'liffey', isGuest: false })
})

test('an expired token ends listens on sockets and streams', async () => {
  const { uid, idToken } = await signUp(origin)
  const path = `/preferences/${uid}`
  const url = `${origin}${path}.json?ns=costard&auth=${idToken}`
  const { ask, take } = await openWire(origin)
  const leftMs = 1_500
  clockOffsetMs = expiryMs(idToken) - leftMs - Date.now()
  const [stream, ...responses] = await Promise.all([
    fetch(url, { headers: { accept: 'text/event-stream' } }),
    ask('auth', { cred: idToken }),
    ask('q', { p: path, h: '' }),
    ask('p', { p: path, d: 1 }),
  ])
  assert.deepEqual(
    responses.map(({ s }) => s),
    ['ok', 'ok', 'ok'],
  )
  assert.match(
    await stream.text(),
    /event: put[^]*event: auth_revoked\ndata: credential is no longer valid\n\n$/,
  )
  const received = take()
  const revocations = (): unknown[] => received.filter(([kind]) => kind === 'ac')
  await until(() => received.push(...take()) > 0 && revocations().length > 0)
  assert.equal(revocations().length, 1)
  assert.deepEqual([received.at(-1)?.[0], received.at(-1)?.[1].s], ['ac', 'expired_token'])
  assert.equal((await ask('g', { p: path, q: {} })).s, 'permission_denied')
  assert.equal((await ask('auth', { cred: idToken })).s, 'expired_token')
  assert.equal((await fetch(url)).status, 401)
})
