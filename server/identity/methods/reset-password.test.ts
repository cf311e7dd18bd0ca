import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity, signInLinkRequest } from '../testing/start-test-identity.ts'

const { call, refresh, mailedCode, clock, database } = await startTestIdentity()
const email = 'niamh@liffey.example'
await call('signUp', { email, password: 'orchard' })

async function sendCode(): Promise<string> {
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  return mailedCode()
}

test('returns what a code is for without consuming it', async () => {
  const oobCode = await sendCode()
  for (let count = 0; count < 2; count++) {
    const { body } = await call('resetPassword', { oobCode })
    assert.deepEqual(body, {
      kind: 'identitytoolkit#ResetPasswordResponse',
      requestType: 'PASSWORD_RESET',
      email,
    })
  }
})

test('does not return the address of a sign-in code', async () => {
  await call('sendOobCode', signInLinkRequest(email))
  const { body } = await call('resetPassword', { oobCode: await mailedCode() })
  assert.deepEqual(body, { kind: 'identitytoolkit#ResetPasswordResponse', requestType: 'EMAIL_SIGNIN' })
})

test('sets the password and ends all sessions and other codes', async () => {
  const { body: session } = await call('signInWithPassword', { email, password: 'orchard' })
  const [oobCode, otherCode] = [await sendCode(), await sendCode()]
  clock.advanceSeconds(1)
  const { status, body } = await call('resetPassword', { oobCode, newPassword: 'new orchard' })
  assert.equal(status, 200)
  assert.ok(!('idToken' in body))
  assert.equal((await call('signInWithPassword', { email, password: 'orchard' })).message, 'INVALID_PASSWORD')
  assert.equal((await call('signInWithPassword', { email, password: 'new orchard' })).status, 200)
  assert.equal((await refresh(session.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await call('lookup', { idToken: session.idToken })).message, 'TOKEN_EXPIRED')
  for (const used of [oobCode, otherCode]) {
    const again = await call('resetPassword', { oobCode: used, newPassword: 'newer orchard' })
    assert.equal(again.message, 'INVALID_OOB_CODE')
  }
})

test('keeps a code valid after a password that is too short', async () => {
  const oobCode = await sendCode()
  const short = await call('resetPassword', { oobCode, newPassword: 'short' })
  assert.match(short.message ?? '', /^WEAK_PASSWORD : /)
  assert.equal((await call('resetPassword', { oobCode, newPassword: 'new orchard' })).status, 200)
})

test('lets one of several concurrent calls use a code', async () => {
  const oobCode = await sendCode()
  const answers = await Promise.all(
    ['first orchard', 'second orchard', 'third orchard'].map((newPassword) =>
      call('resetPassword', { oobCode, newPassword }),
    ),
  )
  assert.deepEqual(answers.map(({ message }) => message ?? 'ok').sort(), [
    'INVALID_OOB_CODE',
    'INVALID_OOB_CODE',
    'ok',
  ])
})

test('reports missing, unknown and expired codes', async () => {
  assert.equal((await call('resetPassword', {})).message, 'MISSING_OOB_CODE')
  assert.equal((await call('resetPassword', { oobCode: 'unknown' })).message, 'INVALID_OOB_CODE')
  const oobCode = await sendCode()
  clock.advanceSeconds(3600)
  assert.equal((await call('resetPassword', { oobCode })).message, 'EXPIRED_OOB_CODE')
  const late = await call('resetPassword', { oobCode, newPassword: 'new orchard' })
  assert.equal(late.message, 'EXPIRED_OOB_CODE')
})

test('does not set the password of a disabled account', async () => {
  const oobCode = await sendCode()
  await database.pool.query('update identity.users set is_disabled = true where email = $1', [email])
  for (const newPassword of [undefined, 'new orchard']) {
    assert.equal((await call('resetPassword', { oobCode, newPassword })).message, 'USER_DISABLED')
  }
  await database.pool.query('update identity.users set is_disabled = false where email = $1', [email])
})

test('allows sign-in again after too many wrong passwords', async () => {
  for (let count = 0; count < 31; count++) await call('signInWithPassword', { email, password: 'wrong one' })
  assert.equal(
    (await call('resetPassword', { oobCode: await sendCode(), newPassword: 'at last' })).status,
    200,
  )
  assert.equal((await call('signInWithPassword', { email, password: 'at last' })).status, 200)
})

test("rejects a code after the account's address changed", async () => {
  const oobCode = await sendCode()
  await database.pool.query(`update identity.users set email = 'renamed@liffey.example' where email = $1`, [
    email,
  ])
  const { message } = await call('resetPassword', { oobCode, newPassword: 'new orchard' })
  assert.equal(message, 'INVALID_OOB_CODE')
})
