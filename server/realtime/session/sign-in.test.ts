import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { CodedError } from '#http'
import { startTestServer } from '#testing'
import { openWire, signUp } from '../testing/wire-client.ts'
import { createSignIn, type SignIn } from './sign-in.ts'

const { url: origin } = await startTestServer({ env: { ID_TOKEN_TTL_SECONDS: '2' } })

/** Of somebody whose token is good until it is told otherwise. */
function start(t: TestContext): { signIn: SignIn; revoked: string[]; setFault: (fault: Error) => void } {
  const revoked: string[] = []
  let fault: Error | undefined
  const signIn = createSignIn({
    verifyIdToken: async (token) => {
      if (fault) throw fault
      return { userId: token, expiresAt: new Date(Date.now() + 60_000) }
    },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    revoked: () => void revoked.push('revoked'),
    recheckMs: 10,
  })
  t.after(() => signIn.leave())
  return { signIn, revoked, setFault: (next) => void (fault = next) }
}

test('a session that is ended elsewhere ends here soon', async (t) => {
  const { signIn, revoked, setFault } = start(t)
  await signIn.enter('liffey')
  await pause(50)
  assert.deepEqual([signIn.caller(), revoked], [{ userId: 'liffey' }, []])
  setFault(new CodedError({ code: 'identity/token-expired', status: 400 }))
  await pause(50)
  assert.deepEqual([signIn.caller(), revoked], [{ userId: null }, ['revoked']])
})

test('nobody is signed out while the database is away', async (t) => {
  const { signIn, revoked, setFault } = start(t)
  await signIn.enter('liffey')
  setFault(new Error('connection refused'))
  await pause(50)
  assert.deepEqual([signIn.caller(), revoked], [{ userId: 'liffey' }, []])
  await assert.rejects(signIn.enter('dodder'), { code: 'unavailable' })
  assert.deepEqual(signIn.caller(), { userId: 'liffey' })
})

test('a token that is over ends what is listened to, on sockets and streams', async () => {
  const { uid, idToken } = await signUp(origin)
  const place = `/preferences/${uid}`
  const address = `${origin}${place}.json?ns=costard&auth=${idToken}`
  const stream = await fetch(address, { headers: { accept: 'text/event-stream' } })
  const { ask, take } = await openWire(origin)
  await ask('auth', { cred: idToken })
  await ask('q', { p: place, h: '' })
  assert.equal((await ask('p', { p: place, d: 1 })).s, 'ok')
  take()
  assert.match(
    await stream.text(),
    /event: put[^]*event: auth_revoked\ndata: credential is no longer valid\n\n$/,
  )
  await pause(100)
  const [[kind, body]] = take() as [[string, { s: string }]]
  assert.deepEqual([kind, body.s], ['ac', 'expired_token'])
  assert.equal((await ask('g', { p: place, q: {} })).s, 'permission_denied')
  assert.equal((await ask('auth', { cred: idToken })).s, 'expired_token')
  assert.equal((await fetch(address)).status, 401)
})
