import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { identity, call, clock, operator } = await startTestIdentity()
const code = (expected: string) => ({ code: `identity/${expected}` })

async function signUp(): Promise<{ idToken: string; localId: string }> {
  const { body } = await call('signUp', { returnSecureToken: true })
  return body
}

test('returns the account and expiry of an id token', async () => {
  const { idToken, localId } = await signUp()
  const { userId, expiresAt } = await identity.verifyIdToken(idToken)
  assert.equal(userId, localId)
  assert.equal(expiresAt.getTime(), Math.floor(clock.now().getTime() / 1000) * 1000 + 3_600_000)
})

test('rejects tokens of ended sessions and disabled accounts immediately', async () => {
  const ended = await signUp()
  await identity.endAllSessions(ended.localId)
  await assert.rejects(identity.verifyIdToken(ended.idToken), code('token-expired'))
  const disabled = await signUp()
  await operator.disable(disabled.localId)
  await assert.rejects(identity.verifyIdToken(disabled.idToken), code('user-disabled'))
})

test('distinguishes expired tokens from invalid ones', async () => {
  const { idToken } = await signUp()
  await assert.rejects(identity.verifyIdToken(`${idToken}x`), code('id-token-invalid'))
  await assert.rejects(identity.verifyIdToken('nonsense'), code('id-token-invalid'))
  clock.advanceSeconds(3601)
  await assert.rejects(identity.verifyIdToken(idToken), code('token-expired'))
})
