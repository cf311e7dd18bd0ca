import assert from 'node:assert/strict'
import { test } from 'vitest'
import { publicUrl, startTestIdentity, signInLinkRequest } from '../testing/start-test-identity.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'

const provider = await startTestProvider({ redirectUris: [`${publicUrl}/__/auth/handler`] })
const { url: issuer, clientId, clientSecret } = provider
const microsoft = { clientId, clientSecret, tenant: 'common', issuer }
const { call, clock, database, identity, mailedCode, operator } = await startTestIdentity({ microsoft })
const password = 'orchard'
let count = 0
const freshAddress = (): string => `person-${++count}@liffey.example`

/** Calls every method that takes an id token. Each returns the error message. */
const methods: Record<string, (idToken: string | undefined) => Promise<string | undefined>> = {
  lookup: (idToken) => messageOf('lookup', { idToken }),
  'update of the name': (idToken) =>
    messageOf('update', { idToken, displayName: 'Niamh', oobCode: undefined }),
  'update of the address': (idToken) => messageOf('update', { idToken, email: freshAddress() }),
  'update of the password': (idToken) => messageOf('update', { idToken, password }),
  delete: (idToken) => messageOf('delete', { idToken }),
  'sendOobCode for VERIFY_EMAIL': (idToken) =>
    messageOf('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
  'sendOobCode for VERIFY_AND_CHANGE_EMAIL': (idToken) =>
    messageOf('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken,
      newEmail: freshAddress(),
    }),
  'signUp with an account': (idToken) =>
    messageOf('signUp', { idToken: idToken ?? '', email: freshAddress(), password }),
  'signInWithEmailLink with an account': async (idToken) => {
    if (idToken === undefined) return 'MISSING_ID_TOKEN' // optional here: no error to test
    const email = freshAddress()
    await call('sendOobCode', signInLinkRequest(email))
    return messageOf('signInWithEmailLink', { idToken, email, oobCode: await mailedCode() })
  },
  'signInWithIdp with an account': async (idToken) => {
    if (idToken === undefined) return 'MISSING_ID_TOKEN' // optional here: no error to test
    const iat = clock.now().getTime() / 1000
    const account = { oid: `oid-${++count}`, email: freshAddress() }
    const id_token = await provider.signIdToken(account, { iat, exp: iat + 600 })
    const postBody = String(new URLSearchParams({ id_token, providerId: 'microsoft.com' }))
    return messageOf('signInWithIdp', { idToken, requestUri: 'http://localhost', postBody })
  },
}

async function messageOf(method: string, body: object): Promise<string | undefined> {
  const { message } = await call(method, body)
  return message
}

async function anAccount(): Promise<{ localId: string; idToken: string }> {
  const { body } = await call('signUp', { email: freshAddress(), password })
  return body
}

for (const [name, ask] of Object.entries(methods)) {
  test(`${name} reports why an id token is invalid`, async () => {
    if (name.startsWith('update')) {
      assert.equal(await ask(undefined), 'INVALID_REQ_TYPE : Unsupported request parameters.')
    } else if (name.startsWith('signUp')) assert.match((await ask(undefined)) ?? '', /_ID_TOKEN$/)
    else assert.equal(await ask(undefined), 'MISSING_ID_TOKEN')
    assert.equal(await ask('a.b.c'), 'INVALID_ID_TOKEN')

    const gone = await anAccount()
    await call('delete', { idToken: gone.idToken })
    assert.equal(await ask(gone.idToken), 'USER_NOT_FOUND')

    const disabled = await anAccount()
    await operator.disable(disabled.localId)
    assert.equal(await ask(disabled.idToken), 'USER_DISABLED')

    const ended = await anAccount()
    await identity.endAllSessions(ended.localId)
    assert.equal(await ask(ended.idToken), 'TOKEN_EXPIRED')

    const old = await anAccount()
    clock.advanceSeconds(1)
    await database.pool.query('update identity.users set valid_since = $2 where id = $1', [
      old.localId,
      clock.now(),
    ])
    assert.equal(await ask(old.idToken), 'TOKEN_EXPIRED')

    const over = await anAccount()
    clock.advanceSeconds(3600)
    assert.equal(await ask(over.idToken), 'INVALID_ID_TOKEN')
  })
}
