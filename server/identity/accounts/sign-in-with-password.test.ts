import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, clock, database } = await startTestIdentity()
const hidden = await startTestIdentity({ hidesSignInMethods: true })
const email = 'niamh@liffey.example'
const password = 'orchard'
const { body: account } = await call('signUp', { email, password, displayName: 'Niamh' })

test('signs in, whatever the case of the address', async () => {
  clock.advanceSeconds(60)
  const { body } = await call('signInWithPassword', { email: 'NIAMH@Liffey.Example', password })
  const { idToken, refreshToken, ...rest } = body
  assert.deepEqual(rest, {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.localId,
    expiresIn: '3600',
    email,
    displayName: 'Niamh',
    registered: true,
  })
  assert.equal(typeof refreshToken, 'string')
  assert.equal(decodeJwt(idToken).auth_time, clock.now().getTime() / 1000)
  const { body: found } = await call('lookup', { idToken })
  assert.equal(found.users[0].lastLoginAt, String(clock.now().getTime()))
})

test('leaves out the fields that break clients', async () => {
  const { body } = await call('signInWithPassword', { email, password })
  for (const field of ['needConfirmation', 'errorMessage', 'mfaPendingCredential', 'phoneNumber']) {
    assert.ok(!(field in body), field)
  }
})

test('names what is missing or wrong', async () => {
  await call('signUp', { email: 'link-only@liffey.example', password })
  await database.pool.query(
    `update identity.users set password_hash = null where email = 'link-only@liffey.example'`,
  )
  const expected = [
    [{ password }, 'MISSING_EMAIL'],
    [{ email: 'niamh', password }, 'INVALID_EMAIL'],
    [{ email }, 'MISSING_PASSWORD'],
    [{ email, password: '' }, 'MISSING_PASSWORD'],
    [{ email: 'nobody@liffey.example', password }, 'EMAIL_NOT_FOUND'],
    [{ email, password: 'orchids' }, 'INVALID_PASSWORD'],
    [{ email, password: ` ${password} ` }, 'INVALID_PASSWORD'],
    [{ email: 'link-only@liffey.example', password }, 'INVALID_PASSWORD'],
  ] as const
  for (const [body, message] of expected)
    assert.equal((await call('signInWithPassword', body)).message, message)
})

test('says one and the same for what is wrong when accounts are to stay hidden', async () => {
  await hidden.call('signUp', { email, password })
  const wrong = await hidden.call('signInWithPassword', { email, password: 'orchids' })
  const unknown = await hidden.call('signInWithPassword', { email: 'nobody@liffey.example', password })
  assert.equal(wrong.message, 'INVALID_LOGIN_CREDENTIALS')
  assert.equal(unknown.message, 'INVALID_LOGIN_CREDENTIALS')
})

test('takes as long for an unknown account as for a wrong password', async () => {
  const timed = async (address: string): Promise<number> => {
    const startedAt = performance.now()
    await call('signInWithPassword', { email: address, password: 'orchids' })
    return performance.now() - startedAt
  }
  await timed(email)
  const [known, unknown] = [await timed(email), await timed('nobody@liffey.example')]
  // The hash is nearly all of the time, so without it the ratio would be far smaller.
  assert.ok(unknown > known / 3, `${unknown} ms against ${known} ms`)
})

test('refuses a disabled account, but only those who know its password learn of it', async () => {
  await call('signUp', { email: 'closed@liffey.example', password })
  await database.pool.query(
    `update identity.users set is_disabled = true where email = 'closed@liffey.example'`,
  )
  const right = await call('signInWithPassword', { email: 'closed@liffey.example', password })
  const wrong = await call('signInWithPassword', { email: 'closed@liffey.example', password: 'orchids' })
  assert.equal(right.message, 'USER_DISABLED')
  assert.equal(wrong.message, 'INVALID_PASSWORD')
})

test('stops guessing after some tens of wrong passwords, also of guesses made at once', async () => {
  const guessed = 'guessed@liffey.example'
  await call('signUp', { email: guessed, password })
  const guess = (): ReturnType<typeof call> =>
    call('signInWithPassword', { email: guessed, password: 'orchids' })
  const answers = await Promise.all(Array.from({ length: 40 }, guess))
  const refused = answers.filter(({ message }) => message?.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER : '))
  assert.equal(refused.length, 10)
  const right = await call('signInWithPassword', { email: guessed, password })
  assert.match(right.message ?? '', /^TOO_MANY_ATTEMPTS_TRY_LATER/)
  clock.advanceSeconds(3601)
  assert.equal((await call('signInWithPassword', { email: guessed, password })).status, 200)
})

test('forgets the wrong passwords before a right one', async () => {
  const forgetful = 'forgetful@liffey.example'
  await call('signUp', { email: forgetful, password })
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 20; count++) {
      await call('signInWithPassword', { email: forgetful, password: 'orchids' })
    }
    assert.equal((await call('signInWithPassword', { email: forgetful, password })).status, 200)
  }
})

test('lets everybody guess when limits are off', async () => {
  const unlimited = await startTestIdentity({ hasRateLimits: false })
  for (let count = 0; count < 35; count++) {
    const { message } = await unlimited.call('signInWithPassword', { email, password })
    assert.equal(message, 'EMAIL_NOT_FOUND')
  }
})
