import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, mailedCode } = await startTestIdentity()
const hidden = await startTestIdentity({ hidesSignInMethods: true })
const continueUri = 'http://localhost'
const password = 'orchard'

test('lists no sign-in methods for an unknown address', async () => {
  const { body } = await call('createAuthUri', { identifier: 'nobody@liffey.example', continueUri })
  const { sessionId, ...rest } = body
  assert.equal(typeof sessionId, 'string')
  assert.deepEqual(rest, {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    registered: false,
    allProviders: [],
    signinMethods: [],
  })
})

test('lists the password, and the e-mail link once used', async () => {
  const email = 'niamh@liffey.example'
  const { body: account } = await call('signUp', { email, password })
  const { body: before } = await call('createAuthUri', { identifier: 'Niamh@Liffey.example', continueUri })
  assert.deepEqual(before.signinMethods, ['password'])
  await call('sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: 'https://pro.example/',
    canHandleCodeInApp: true,
  })
  await call('signInWithEmailLink', { email, oobCode: await mailedCode(), idToken: account.idToken })
  const { body: after } = await call('createAuthUri', { identifier: email, continueUri })
  assert.equal(after.registered, true)
  assert.deepEqual(after.signinMethods, ['password', 'emailLink'])
  assert.deepEqual(after.allProviders, ['password'])
})

test('reveals nothing when sign-in methods are hidden', async () => {
  await hidden.call('signUp', { email: 'niamh@liffey.example', password })
  for (const identifier of ['niamh@liffey.example', 'nobody@liffey.example']) {
    const { body } = await hidden.call('createAuthUri', { identifier, continueUri })
    assert.deepEqual(Object.keys(body).sort(), ['kind', 'sessionId'])
  }
})

test('reports missing and invalid parameters', async () => {
  const identifier = 'niamh@liffey.example'
  const expected = [
    [{ continueUri }, 'MISSING_IDENTIFIER'],
    [{ identifier }, 'MISSING_CONTINUE_URI'],
    [{ identifier: 'niamh', continueUri }, 'INVALID_IDENTIFIER'],
    [{ identifier, continueUri: 'localhost' }, 'INVALID_CONTINUE_URI'],
    [{ identifier, continueUri: 'javascript:alert(1)' }, 'INVALID_CONTINUE_URI'],
  ] as const
  for (const [body, message] of expected) assert.equal((await call('createAuthUri', body)).message, message)
})

test('limits lookups of an address', async () => {
  const lookUp = (): ReturnType<typeof call> =>
    call('createAuthUri', { identifier: 'asked@liffey.example', continueUri })
  const answers = await Promise.all(Array.from({ length: 31 }, lookUp))
  assert.equal(answers.filter(({ message }) => message?.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')).length, 1)
})
