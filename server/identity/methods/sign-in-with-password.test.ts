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

test('works as hard for an unknown account as for a wrong password', async () => {
  // CPU time of this process, which a busy machine does not stretch.
  const worked = async (address: string): Promise<number> => {
    const before = process.cpuUsage()
    await call('signInWithPassword', { email: address, password: 'orchids' })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  await worked(email)
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 5; round += 1) {
    known.push(await worked(email))
    unknown.push(await worked(`nobody-${round}@liffey.example`))
  }
  // The hash is nearly all of the work, so without it the ratio would be far smaller.
  const [ofUnknown, ofKnown] = [Math.min(...unknown), Math.min(...known)]
  assert.ok(ofUnknown > ofKnown / 2, `${ofUnknown} us of CPU against ${ofKnown}`)
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

test('makes whoever guesses wait twice as long each time, then takes the right password', async () => {
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

test('lets nobody wait longer than an hour, and forgets a day without attempts', async () => {
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

test('forgets the wrong passwords before a right one', async () => {
  const forgetful = 'forgetful@liffey.example'
  await call('signUp', { email: forgetful, password })
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 19; count++) {
      await call('signInWithPassword', { email: forgetful, password: 'orchids' })
    }
    assert.equal((await call('signInWithPassword', { email: forgetful, password })).status, 200)
  }
})

test('says the same of a wrong password and of no account when accounts are to stay hidden', async () => {
  await hidden.call('signUp', { email: 'hidden@liffey.example', password })
  const answers = [
    await hidden.call('signInWithPassword', { email: 'hidden@liffey.example', password: 'orchids' }),
    await hidden.call('signInWithPassword', { email: 'nobody@liffey.example', password }),
  ]
  for (const { message } of answers) assert.equal(message, 'INVALID_LOGIN_CREDENTIALS')
  assert.deepEqual(answers[0]?.body, answers[1]?.body)
})

test('hashes for addresses without an account too, which then take as long', async () => {
  const time = async (address: string): Promise<number> => {
    const times = []
    for (let count = 0; count < 5; count++) {
      const start = performance.now()
      await hidden.call('signInWithPassword', { email: address, password: 'orchids' })
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  const [known, unknown] = [await time('hidden@liffey.example'), await time('nobody@liffey.example')]
  assert.ok(unknown > known / 2, `${known} ms with an account, ${unknown} ms without`)
})

test('lets everybody guess when limits are off', async () => {
  const unlimited = await startTestIdentity({ hasRateLimits: false })
  for (let count = 0; count < 35; count++) {
    const { message } = await unlimited.call('signInWithPassword', { email, password })
    assert.equal(message, 'EMAIL_NOT_FOUND')
  }
})
