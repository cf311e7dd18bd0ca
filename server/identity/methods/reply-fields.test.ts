import assert from 'node:assert/strict'
import { test } from 'vitest'
import { publicUrl, startTestIdentity, type Answer } from '../testing/start-test-identity.ts'

const { call, refresh, mailedCode, mails } = await startTestIdentity()
const email = 'niamh@liffey.example'
const password = 'orchard'

/** Fields whose presence alone changes the SDK's behaviour, whatever their value. */
const misleading = ['needConfirmation', 'errorMessage', 'mfaPendingCredential', 'phoneNumber']

async function emailCode(requestType: string, more: object = {}): Promise<string> {
  await call('sendOobCode', {
    requestType,
    email,
    continueUrl: `${publicUrl}/`,
    canHandleCodeInApp: true,
    ...more,
  })
  return mailedCode()
}

test('every sign-in reply has string fields and none that the SDK misreads', async () => {
  const answers: Record<string, Answer> = {
    'anonymous signUp': await call('signUp', { returnSecureToken: true }),
    signUp: await call('signUp', { email, password }),
    signInWithPassword: await call('signInWithPassword', { email, password }),
    signInWithEmailLink: await call('signInWithEmailLink', {
      email,
      oobCode: await emailCode('EMAIL_SIGNIN'),
    }),
  }
  const { idToken } = answers.signInWithEmailLink!.body
  answers['update of the password'] = await call('update', { idToken, password })
  for (const [name, { status, body }] of Object.entries(answers)) {
    assert.equal(status, 200, name)
    for (const field of ['kind', 'localId', 'idToken', 'refreshToken', 'expiresIn']) {
      assert.equal(typeof body[field], 'string', `${field} of ${name}`)
    }
    assert.equal(body.expiresIn, '3600')
    for (const field of misleading) assert.ok(!(field in body), `${field} of ${name}`)
    for (const [field, value] of Object.entries(body)) assert.notEqual(value, null, `${field} of ${name}`)
  }
  const { body } = await refresh(answers['update of the password'].body.refreshToken)
  for (const [field, value] of Object.entries(body)) assert.equal(typeof value, 'string', field)
})

test('every other method returns 200 with an object', async () => {
  const { body: account } = await call('signInWithPassword', { email, password })
  const { idToken } = account
  const answers = [
    await call('lookup', { idToken }),
    await call('createAuthUri', { identifier: email, continueUri: 'http://localhost' }),
    await call('update', { idToken, displayName: 'Niamh' }),
    await call('resetPassword', { oobCode: await emailCode('PASSWORD_RESET') }),
    await call('update', { oobCode: await emailCode('VERIFY_EMAIL', { idToken }) }),
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
    await call('delete', { idToken }),
  ]
  for (const { status, body } of answers) {
    assert.equal(status, 200)
    assert.equal(typeof body.kind, 'string')
    for (const field of misleading) assert.ok(!(field in body), `${field} of ${body.kind}`)
  }
  await mails()
})
