import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, clock, database } = await startTestIdentity()
const hidden = await startTestIdentity({ hidesSignInMethods: true })
const email = 'niamh@liffey.example'
const password = 'orchard'
const { body: account } = await call('signUp', { email, password, displayName: 'Niamh' })

test('signs in regardless of the case of the address', async () => {
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

test('omits the fields that break clients', async () => {
  const { body } = await call('signInWithPassword', { email, password })
  for (const field of ['needConfirmation', 'errorMessage', 'mfaPendingCredential', 'phoneNumber']) {
    assert.ok(!(field in body), field)
  }
})

test('reports missing and invalid parameters', async () => {
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

test('returns the same error for both wrong inputs when sign-in methods are hidden', async () => {
  await hidden.call('signUp', { email, password })
  const wrong = await hidden.call('signInWithPassword', { email, password: 'orchids' })
  const unknown = await hidden.call('signInWithPassword', { email: 'nobody@liffey.example', password })
  assert.equal(wrong.message, 'INVALID_LOGIN_CREDENTIALS')
  assert.equal(unknown.message, 'INVALID_LOGIN_CREDENTIALS')
})

test('uses as much CPU for an unknown account as for a wrong password', async () => {
  await assertEqualWork(call, email)
})

/** CPU time of this process, including the hashing threads; unlike wall time it does not depend on the machine's load. */
async function cpuTimeOf(signIn: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await signIn()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

async function assertEqualWork(callMethod: typeof call, knownEmail: string): Promise<void> {
  const workFor = (address: string): Promise<number> =>
    cpuTimeOf(() => callMethod('signInWithPassword', { email: address, password: 'orchids' }))
  await workFor(knownEmail)
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 5; round += 1) {
    known.push(await workFor(knownEmail))
    unknown.push(await workFor(`nobody-${round}@liffey.example`))
  }
  // Hashing is nearly all of the work: without it the ratio would be far smaller.
  const [ofUnknown, ofKnown] = [Math.min(...unknown), Math.min(...known)]
  assert.ok(
    ofUnknown > ofKnown / 2,
    `${ofUnknown} us of CPU for an unknown account, ${ofKnown} for a known one`,
  )
}

test('reveals that an account is disabled only with its password', async () => {
  await call('signUp', { email: 'closed@liffey.example', password })
  await database.pool.query(
    `update identity.users set is_disabled = true where email = 'closed@liffey.example'`,
  )
  const right = await call('signInWithPassword', { email: 'closed@liffey.example', password })
  const wrong = await call('signInWithPassword', { email: 'closed@liffey.example', password: 'orchids' })
  assert.equal(right.message, 'USER_DISABLED')
  assert.equal(wrong.message, 'INVALID_PASSWORD')
})

test('doubles the wait after each wrong password, then accepts the right one', async () => {
  const guessed = 'guessed@liffey.example'
  await call('signUp', { email: guessed, password })
  const guess = (): ReturnType<typeof call> =>
    call('signInWithPassword', { email: guessed, password: 'orchids' })
  const answers = await Promise.all(Array.from({ length: 40 }, guess))
  const wrong = answers.filter(({ message }) => message === 'INVALID_PASSWORD')
  assert.equal(wrong.length, 20)
  for (const seconds of [30, 60, 120, 240]) {
    const early = await call('signInWithPassword', { email: guessed, password })
    const advice = `Too many attempts. Try again in ${seconds} seconds`
    assert.equal(early.message, `TOO_MANY_ATTEMPTS_TRY_LATER : ${advice}`)
    clock.advanceSeconds(seconds)
    assert.equal((await guess()).message, 'INVALID_PASSWORD')
  }
  clock.advanceSeconds(480)
  assert.equal((await call('signInWithPassword', { email: guessed, password })).status, 200)
  assert.equal((await guess()).message, 'INVALID_PASSWORD')
  assert.equal((await guess()).message, 'INVALID_PASSWORD')
})

test('limits the wait to an hour, and resets the count after a day', async () => {
  const guess = (): ReturnType<typeof call> =>
    call('signInWithPassword', { email: 'stubborn@liffey.example', password: 'orchids' })
  for (let count = 0; count < 40; count++) {
    await guess()
    clock.advanceSeconds(3600)
  }
  assert.equal((await guess()).message, 'EMAIL_NOT_FOUND')
  assert.match((await guess()).message ?? '', /Try again in 3600 seconds$/)
  clock.advanceSeconds(24 * 3600)
  assert.equal((await guess()).message, 'EMAIL_NOT_FOUND')
  assert.equal((await guess()).message, 'EMAIL_NOT_FOUND')
})

test('resets the count after a correct password', async () => {
  const forgetful = 'forgetful@liffey.example'
  await call('signUp', { email: forgetful, password })
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 19; count++) {
      await call('signInWithPassword', { email: forgetful, password: 'orchids' })
    }
    assert.equal((await call('signInWithPassword', { email: forgetful, password })).status, 200)
  }
})

test('returns the same body for a wrong password and an unknown account when sign-in methods are hidden', async () => {
  await hidden.call('signUp', { email: 'hidden@liffey.example', password })
  const answers = [
    await hidden.call('signInWithPassword', { email: 'hidden@liffey.example', password: 'orchids' }),
    await hidden.call('signInWithPassword', { email: 'nobody@liffey.example', password }),
  ]
  for (const { message } of answers) assert.equal(message, 'INVALID_LOGIN_CREDENTIALS')
  assert.deepEqual(answers[0]?.body, answers[1]?.body)
})

test('uses as much CPU for an unknown account when sign-in methods are hidden', async () => {
  await assertEqualWork(hidden.call, 'hidden@liffey.example')
})

test('does not limit guesses when rate limits are off', async () => {
  const unlimited = await startTestIdentity({ hasRateLimits: false })
  for (let count = 0; count < 35; count++) {
    const { message } = await unlimited.call('signInWithPassword', { email, password })
    assert.equal(message, 'EMAIL_NOT_FOUND')
  }
})
