import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, refresh, clock } = await startTestIdentity()
const niamh = { email: 'niamh@liffey.example', password: 'orchard' }
const daySeconds = 24 * 3600

test('after the clock is set back, people can sign up, sign in and stay signed in', async () => {
  const { body: before } = await call('signUp', niamh)
  clock.advanceSeconds(-daySeconds)
  const { body: again } = await call('signInWithPassword', niamh)
  const { body: other } = await call('signUp', { email: 'sean@liffey.example', password: 'orchard' })
  for (const { idToken } of [before, again, other]) {
    assert.equal((await call('lookup', { idToken })).status, 200)
  }
  const { status, body } = await refresh(before.refreshToken)
  assert.equal(status, 200)
  assert.equal((await call('lookup', { idToken: body.id_token })).status, 200)
})
