import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'vitest'
import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { callFrom } from '../testing/call-from.ts'
import { limitKey } from '../testing/limit-key.ts'
import { limits } from '../limits/rate-limits.ts'
import { handler, signInBody, startMicrosoftIdentity } from '../testing/start-microsoft-identity.ts'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const {
  provider,
  microsoft,
  now,
  setClockAhead,
  aProviderAccount,
  signInWithMicrosoft,
  lookup,
  call,
  database,
  identity,
} = await startMicrosoftIdentity()
const unset = await startTestIdentity({ now })
const hiding = await startTestIdentity({ microsoft, now, hidesSignInMethods: true })
const password = 'orchard'

/** Starts a sign-in like a client that opens the provider's page itself. */
async function start(): Promise<{ authUri: string; sessionId: string }> {
  const { body } = await call('createAuthUri', { providerId: 'microsoft.com', continueUri: handler })
  return body
}

test('creates an account for a new identity and finds it again', async () => {
  const account = aProviderAccount({ email: 'Niamh@Liffey.example', name: 'Niamh Doyle' })
  const { status, body } = await signInWithMicrosoft(account)
  assert.equal(status, 200)
  const { localId, idToken, refreshToken, oauthIdToken, pendingToken, rawUserInfo, ...rest } = body
  assert.deepEqual(rest, {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'microsoft.com',
    federatedId: account.oid,
    email: 'niamh@liffey.example',
    emailVerified: false,
    displayName: 'Niamh Doyle',
    fullName: 'Niamh Doyle',
    expiresIn: '3600',
    isNewUser: true,
  })
  assert.equal(JSON.parse(rawUserInfo).oid, account.oid)
  assert.equal(decodeJwt(oauthIdToken).aud, microsoft.clientId)
  assert.ok(refreshToken && pendingToken)
  const { firebase, email_verified: isVerified } = decodeJwt(idToken) as any
  assert.deepEqual(firebase, {
    identities: { email: ['niamh@liffey.example'], 'microsoft.com': [account.oid] },
    sign_in_provider: 'microsoft.com',
  })
  assert.equal(isVerified, false)
  const again = await signInWithMicrosoft({ ...account, name: 'Niamh D.' })
  assert.equal(again.body.localId, localId)
  assert.equal('isNewUser' in again.body, false)
  const user = await lookup(again.body.idToken)
  assert.equal(user.displayName, 'Niamh Doyle')
  assert.equal(user.passwordHash, undefined)
  assert.deepEqual(user.providerUserInfo, [
    {
      providerId: 'microsoft.com',
      rawId: account.oid,
      federatedId: account.oid,
      email: 'niamh@liffey.example',
      displayName: 'Niamh D.',
    },
  ])
})

test('exchanges an authorization code with its PKCE verifier, once', async () => {
  const account = aProviderAccount()
  const { authUri, sessionId } = await start()
  const asked = new URL(authUri).searchParams
  assert.equal(asked.get('code_challenge_method'), 'S256')
  assert.ok(asked.get('nonce') && asked.get('state'))
  const requestUri = await provider.visit(authUri, account.oid)
  const { status, body } = await call('signInWithIdp', { requestUri, sessionId, returnIdpCredential: true })
  assert.equal(status, 200, body.error?.message)
  assert.equal(body.email, account.email)
  assert.equal(typeof body.oauthAccessToken, 'string')
  assert.equal(typeof body.oauthExpireIn, 'number')
  const repeated = await call('signInWithIdp', { requestUri, sessionId })
  assert.match(repeated.message ?? '', /^INVALID_IDP_RESPONSE : /)
  // Both sign-ins lead to the same account.
  assert.equal((await signInWithMicrosoft(account)).body.localId, body.localId)
})

test('accepts a code only with its session id, redirect URI and within its lifetime', async () => {
  const account = aProviderAccount()
  const one = await start()
  const other = await start()
  const requestUri = await provider.visit(one.authUri, account.oid)
  const invalid = /^INVALID_IDP_RESPONSE : /
  for (const request of [
    { requestUri, sessionId: other.sessionId },
    { requestUri, sessionId: '' },
    { requestUri: requestUri.replace(/state=[^&]+/, 'state=other'), sessionId: one.sessionId },
    { requestUri: handler, sessionId: one.sessionId },
    { requestUri: 'nowhere', sessionId: one.sessionId },
  ]) {
    assert.match((await call('signInWithIdp', request)).message ?? '', invalid, JSON.stringify(request))
  }
  const elsewhere = requestUri.replace('/__/auth/handler', '/elsewhere')
  const moved = await call('signInWithIdp', { requestUri: elsewhere, sessionId: one.sessionId })
  assert.match(moved.message ?? '', invalid)
  const late = await start()
  const lateUri = await provider.visit(late.authUri, account.oid)
  setClockAhead(601_000)
  const tooLate = await call('signInWithIdp', { requestUri: lateUri, sessionId: late.sessionId })
  setClockAhead(0)
  assert.match(tooLate.message ?? '', invalid)
})

test("lets one of several concurrent calls use the provider's response", async () => {
  const account = aProviderAccount()
  const { authUri, sessionId } = await start()
  const requestUri = await provider.visit(authUri, account.oid)
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('signInWithIdp', { requestUri, sessionId })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('concurrent sign-ins of a new identity create one account', async () => {
  const account = aProviderAccount()
  const answers = await Promise.all([1, 2, 3, 4].map(() => signInWithMicrosoft(account)))
  const ids = new Set(answers.map(({ body }) => body.localId))
  assert.equal(ids.size, 1)
  assert.equal(answers.filter(({ body }) => body.isNewUser).length, 1)
})

test('reports that the user cancelled', async () => {
  const { authUri, sessionId } = await start()
  const requestUri = await provider.visit(authUri, 'cancel')
  assert.equal((await call('signInWithIdp', { requestUri, sessionId })).message, 'USER_CANCELLED')
})

test('rejects invalid id tokens and those for other audiences', async () => {
  const account = aProviderAccount()
  const expired = Math.floor(Date.now() / 1000) - 60
  const { privateKey } = await generateKeyPair('RS256')
  const forged = await new SignJWT(decodeJwt(await provider.signIdToken(account)))
    .setProtectedHeader({ alg: 'RS256', kid: 'provider-key' })
    .sign(privateKey)
  const symmetric = await new SignJWT(decodeJwt(await provider.signIdToken(account)))
    .setProtectedHeader({ alg: 'HS256', kid: 'provider-key' })
    .sign(Buffer.from(microsoft.clientSecret))
  const [, payload] = (await provider.signIdToken(account)).split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  for (const [what, idToken] of Object.entries({
    forged,
    symmetric,
    unsigned,
    nonsense: 'a.b.c',
    expired: await provider.signIdToken(account, { exp: expired, iat: expired - 600 }),
    'for another app': await provider.signIdToken(account, { aud: 'another-app' }),
    'from another issuer': await provider.signIdToken(account, { iss: 'https://elsewhere.example' }),
    'not yet good': await provider.signIdToken(account, { nbf: expired + 3600 }),
  })) {
    const { message } = await call('signInWithIdp', signInBody(idToken))
    assert.match(message ?? '', /^INVALID_IDP_RESPONSE : /, what)
  }
})

test('requires the nonce that the id token is bound to', async () => {
  const account = aProviderAccount()
  const nonce = createHash('sha256').update('raw').digest('hex')
  const bound = await provider.signIdToken(account, { nonce })
  const free = await provider.signIdToken(account)
  const wrong = 'MISSING_OR_INVALID_NONCE'
  assert.equal((await call('signInWithIdp', signInBody(bound))).message, wrong)
  assert.equal((await call('signInWithIdp', signInBody(bound, { nonce: 'other' }))).message, wrong)
  assert.equal((await call('signInWithIdp', signInBody(bound, { nonce }))).message, wrong)
  assert.equal((await call('signInWithIdp', signInBody(free, { nonce: 'raw' }))).message, wrong)
  assert.equal((await call('signInWithIdp', signInBody(bound, { nonce: 'raw' }))).status, 200)
})

test('reports missing parameters', async () => {
  const idToken = await provider.signIdToken(aProviderAccount())
  const { postBody } = signInBody(idToken)
  const access = String(new URLSearchParams({ access_token: 'x', providerId: 'microsoft.com' }))
  for (const [request, message] of [
    [{ postBody }, 'MISSING_REQUEST_URI'],
    [{ requestUri: 'http://localhost' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
    [{ requestUri: 'http://localhost', postBody: 'id_token=x' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
    [{ requestUri: 'http://localhost', pendingToken: 'x' }, 'INVALID_PENDING_TOKEN'],
    [{ requestUri: 'http://localhost', postBody: access }, 'INVALID_IDP_RESPONSE : An id token is needed'],
  ] as const) {
    assert.equal((await call('signInWithIdp', request)).message, message)
  }
  const other = await call('signInWithIdp', signInBody(idToken, { providerId: 'google.com' }))
  assert.match(other.message ?? '', /^OPERATION_NOT_ALLOWED/)
})

test('asks for confirmation when the address has an account', async () => {
  const account = aProviderAccount()
  const { body: owner } = await call('signUp', { email: account.email, password })
  const { status, body } = await signInWithMicrosoft(account)
  assert.equal(status, 200)
  assert.equal(body.needConfirmation, true)
  assert.equal(body.email, account.email)
  assert.deepEqual(body.verifiedProvider, ['password'])
  for (const token of ['localId', 'idToken', 'refreshToken']) assert.equal(token in body, false)
  // The signed-in owner links the identity with the pending token of the reply.
  const linked = await call('signInWithIdp', {
    requestUri: 'http://localhost',
    idToken: owner.idToken,
    pendingToken: body.pendingToken,
  })
  assert.equal(linked.body.localId, owner.localId)
  const user = await lookup(linked.body.idToken)
  assert.deepEqual(
    user.providerUserInfo.map(({ providerId }: { providerId: string }) => providerId),
    ['password', 'microsoft.com'],
  )
  const methods = await call('createAuthUri', { identifier: account.email, continueUri: 'http://localhost' })
  assert.deepEqual(methods.body.signinMethods, ['password', 'microsoft.com'])
  assert.deepEqual(methods.body.allProviders, ['password', 'microsoft.com'])
  assert.equal((await signInWithMicrosoft(account)).body.localId, owner.localId)
})

test('a pending token signs in or links once', async () => {
  const account = aProviderAccount()
  const { body: owner } = await call('signUp', { email: account.email, password })
  const { pendingToken } = (await signInWithMicrosoft(account)).body
  const use = (more: object = {}) =>
    call('signInWithIdp', { requestUri: 'http://localhost', pendingToken, ...more })
  // Failed attempts neither consume the token nor issue a new one with a later expiry.
  const unconfirmed = await use()
  assert.deepEqual([unconfirmed.body.needConfirmation, unconfirmed.body.pendingToken], [true, pendingToken])
  assert.equal((await use({ autoCreate: false })).message, 'EMAIL_NOT_FOUND')
  const answers = await Promise.all([1, 2, 3].map(() => use({ idToken: owner.idToken })))
  const messages = answers.map(({ message }) => message ?? 'linked').toSorted()
  assert.deepEqual(messages, ['INVALID_PENDING_TOKEN', 'INVALID_PENDING_TOKEN', 'linked'])
  const linked = answers.find(({ status }) => status === 200)
  assert.equal(linked?.body.pendingToken, pendingToken)
  assert.equal((await use()).message, 'INVALID_PENDING_TOKEN')

  const newcomer = (await signInWithMicrosoft(aProviderAccount(), { autoCreate: true })).body
  const entered = await use({ pendingToken: newcomer.pendingToken })
  assert.equal(entered.body.localId, newcomer.localId)
  assert.equal((await use({ pendingToken: newcomer.pendingToken })).message, 'INVALID_PENDING_TOKEN')

  const marks = 'select from identity.used_pending_tokens'
  assert.ok((await database.pool.query(marks)).rowCount)
  setClockAhead(3 * 3_600_000)
  await identity.cleanup()
  setClockAhead(0)
  assert.equal((await database.pool.query(marks)).rowCount, 0)
})

test('does not reveal the providers of an address when sign-in methods are hidden', async () => {
  const account = aProviderAccount()
  await hiding.call('signUp', { email: account.email, password })
  const { body } = await hiding.call('signInWithIdp', signInBody(await provider.signIdToken(account)))
  assert.equal(body.needConfirmation, true)
  assert.equal('verifiedProvider' in body, false)
})

test('creates no account on reauthentication', async () => {
  const account = aProviderAccount()
  assert.equal((await signInWithMicrosoft(account, { autoCreate: false })).message, 'EMAIL_NOT_FOUND')
  await signInWithMicrosoft(account)
  assert.equal((await signInWithMicrosoft(account, { autoCreate: false })).status, 200)
})

test('rejects a disabled account', async () => {
  const account = aProviderAccount()
  const { body } = await signInWithMicrosoft(account)
  await database.pool.query('update identity.users set is_disabled = true where id = $1', [body.localId])
  assert.equal((await signInWithMicrosoft(account)).message, 'USER_DISABLED')
})

test('is unavailable without a Microsoft configuration', async () => {
  const idToken = await provider.signIdToken(aProviderAccount())
  const answers = await Promise.all([
    unset.call('signInWithIdp', signInBody(idToken)),
    unset.call('signInWithIdp', { requestUri: 'http://localhost', pendingToken: 'x' }),
    unset.call('createAuthUri', { providerId: 'microsoft.com', continueUri: handler }),
  ])
  for (const { message } of answers) assert.match(message ?? '', /^OPERATION_NOT_ALLOWED/)
})

test('starts at the provider only for our own pages', async () => {
  const ask = (more: object) => call('createAuthUri', { providerId: 'microsoft.com', ...more })
  assert.equal((await ask({})).message, 'MISSING_CONTINUE_URI')
  const foreign = await ask({ continueUri: 'https://elsewhere.example/__/auth/handler' })
  assert.match(foreign.message ?? '', /^UNAUTHORIZED_DOMAIN/)
  const other = await ask({ continueUri: handler, providerId: 'google.com' })
  assert.match(other.message ?? '', /^OPERATION_NOT_ALLOWED/)
  const { body } = await ask({
    continueUri: handler,
    oauthScope: 'User.Read offline_access <script>',
    customParameter: { login_hint: 'a@b.example', redirect_uri: 'https://elsewhere.example', state: 'mine' },
  })
  const asked = new URL(body.authUri).searchParams
  assert.equal(asked.get('scope'), 'openid profile email User.Read offline_access')
  assert.equal(asked.get('login_hint'), 'a@b.example')
  assert.equal(asked.get('redirect_uri'), handler)
  assert.notEqual(asked.get('state'), 'mine')
})

test('starts at most 300 sign-ins an hour for a client', async () => {
  const limited = await startTestIdentity({ microsoft, now })
  const startFrom = async (remoteAddress: string): Promise<string> => {
    const body = JSON.stringify({ providerId: 'microsoft.com', continueUri: handler })
    const socket = { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' }
    const path = `/v1/accounts:createAuthUri?key=${limited.apiKey}`
    const { routes } = limited.identity
    const response = await routes.request(path, { method: 'POST', body }, { incoming: { socket } })
    const answer = (await response.json()) as { error?: { message: string } }
    return answer.error?.message.split(' ')[0] ?? 'ok'
  }
  const { attempts } = limits['provider-sign-in-per-client']
  assert.equal(await startFrom('203.0.113.32'), 'ok')
  const { rowCount } = await limited.database.pool.query(
    `update identity.rate_limits set attempts = $1 where key like 'provider-sign-in-per-client:%'`,
    [attempts - 1],
  )
  assert.equal(rowCount, 1)
  assert.equal(await startFrom('203.0.113.32'), 'ok')
  assert.equal(await startFrom('203.0.113.32'), 'TOO_MANY_ATTEMPTS_TRY_LATER')
  assert.equal(await startFrom('203.0.113.33'), 'ok')
})

test('a client that signed in with Microsoft is known for the address of the account', async () => {
  const limited = await startTestIdentity({ microsoft, now })
  const account = aProviderAccount()
  const { email } = account
  const { body: signedUp } = await limited.call('signUp', { email, password })
  const asked = async () => signInBody(await provider.signIdToken(account))
  const linked = await limited.call('signInWithIdp', { ...(await asked()), idToken: signedUp.idToken })
  assert.equal(linked.status, 200)
  await limited.database.pool.query(
    `insert into identity.rate_limits (key, attempts, ends_at) values ($1, 500, $2)`,
    [limitKey('wrong-password-per-account', email), new Date(now().getTime() + 3_600_000)],
  )
  const byPassword = { method: 'signInWithPassword', body: { email, password } }
  // The next wrong password starts the wait.
  const guess = { method: 'signInWithPassword', body: { email, password: 'orchids' } }
  assert.equal(await callFrom(limited, '198.18.41.1', guess), 'INVALID_PASSWORD')
  const client = '203.0.113.34'
  assert.match(await callFrom(limited, client, byPassword), /^TOO_MANY_ATTEMPTS_TRY_LATER/)
  assert.equal(await callFrom(limited, client, { method: 'signInWithIdp', body: await asked() }), 'ok')
  // The network of the client is known too.
  for (const known of [client, '203.0.113.35'])
    assert.equal(await callFrom(limited, known, byPassword), 'ok', known)
  assert.match(await callFrom(limited, '198.18.40.1', byPassword), /^TOO_MANY_ATTEMPTS_TRY_LATER/)
})
