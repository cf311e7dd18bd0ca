import assert from 'node:assert/strict'
import { test } from 'vitest'
import { publicUrl, startTestIdentity } from '../testing/start-test-identity.ts'

const { call, mails, database, apiKey, clock } = await startTestIdentity()
const hidden = await startTestIdentity({ hidesSignInMethods: true })
const foreign = 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'
const signInLink = { requestType: 'EMAIL_SIGNIN', continueUrl: `${publicUrl}/?a=b`, canHandleCodeInApp: true }

test('sends a sign-in link, also to an address without an account', async () => {
  const { body } = await call('sendOobCode', { ...signInLink, email: 'Aoife@Brennan.example' })
  assert.deepEqual(body, {
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: 'aoife@brennan.example',
  })
  const [mail, ...others] = await mails()
  assert.equal(others.length, 0)
  assert.equal(mail?.to, 'aoife@brennan.example')
  assert.equal(mail.subject, 'Sign in to Costard Pro')
  const link = new URL(/https:\S+/.exec(mail.text)?.[0] ?? '')
  assert.equal(link.origin + link.pathname, `${publicUrl}/__/auth/action`)
  const { oobCode, ...query } = Object.fromEntries(link.searchParams)
  assert.deepEqual(query, { mode: 'signIn', apiKey, lang: 'en', continueUrl: `${publicUrl}/?a=b` })
  assert.ok(Buffer.from(oobCode ?? '', 'base64url').length * 8 >= 128)
  assert.ok(mail.html.includes(link.href.replaceAll('&', '&#38;')))
})

test('puts the requested language into the link', async () => {
  await call(
    'sendOobCode',
    { ...signInLink, email: 'aoife@brennan.example' },
    { 'X-Firebase-Locale': 'fr-CA' },
  )
  const [mail] = await mails()
  assert.match(mail?.text ?? '', /lang=fr&/)
})

test('stores neither code nor link in readable form', async () => {
  await call('sendOobCode', { ...signInLink, email: 'aoife@brennan.example' })
  const { rows: jobs } = await database.pool.query(
    'select payload::text as text from graphile_worker._private_jobs',
  )
  const { rows: codes } = await database.pool.query(
    `select encode(code_hash, 'hex') from identity.one_time_codes`,
  )
  const [mail] = await mails()
  const code = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  assert.ok(code)
  assert.ok(!JSON.stringify([jobs, codes]).includes(code))
  assert.ok(!JSON.stringify(jobs).includes('oobCode'))
})

test('sends a password reset link to existing accounts only', async () => {
  await call('signUp', { email: 'niamh@liffey.example', password: 'orchard' })
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'niamh@liffey.example' })
  const [mail] = await mails()
  assert.equal(mail?.subject, 'Reset your Costard Pro password')
  assert.match(mail.text, /mode=resetPassword&/)
  const unknown = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@liffey.example' })
  assert.equal(unknown.message, 'EMAIL_NOT_FOUND')
  assert.deepEqual(await mails(), [])
})

test('does not reveal unknown addresses when sign-in methods are hidden', async () => {
  const { status } = await hidden.call('sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'nobody@liffey.example',
  })
  assert.equal(status, 200)
  assert.deepEqual(await hidden.mails(), [])
})

test('reports missing and invalid parameters', async () => {
  const email = 'aoife@brennan.example'
  const expected = [
    [{ email }, 'MISSING_REQ_TYPE'],
    [{ email, requestType: 'toString' }, 'INVALID_REQ_TYPE'],
    [signInLink, 'MISSING_EMAIL'],
    [{ ...signInLink, email: 'aoife' }, 'INVALID_EMAIL'],
    [{ ...signInLink, email: 'a@b.example,c@d.example' }, 'INVALID_EMAIL'],
    [{ ...signInLink, email: 'a@b.example\nBcc: c@d.example' }, 'INVALID_EMAIL'],
    [{ ...signInLink, email: 'Aoife <a@b.example>' }, 'INVALID_EMAIL'],
    [{ ...signInLink, email, returnOobLink: true }, 'INSUFFICIENT_PERMISSION'],
    [{ ...signInLink, email, continueUrl: '' }, 'MISSING_CONTINUE_URI'],
    [{ ...signInLink, email, continueUrl: '/here' }, 'INVALID_CONTINUE_URI'],
    [{ ...signInLink, email, continueUrl: 'https://user@pro.example/' }, 'INVALID_CONTINUE_URI'],
    [{ ...signInLink, email, continueUrl: 'https://pro.example.evil/' }, foreign],
    [{ ...signInLink, email, continueUrl: 'https://evil/?https://pro.example' }, foreign],
    [{ ...signInLink, email, continueUrl: 'http://pro.example/' }, foreign],
    [
      { ...signInLink, email, canHandleCodeInApp: false },
      'OPERATION_NOT_ALLOWED : canHandleCodeInApp must be true',
    ],
  ] as const
  for (const [body, message] of expected) assert.equal((await call('sendOobCode', body)).message, message)
  assert.deepEqual(await mails(), [])
})

test("sends a link that verifies the account's address", async () => {
  const { body: account } = await call('signUp', { email: 'unproven@liffey.example', password: 'orchard' })
  const { body } = await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: account.idToken })
  assert.deepEqual(body, {
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: 'unproven@liffey.example',
  })
  const [mail] = await mails()
  assert.equal(mail?.to, 'unproven@liffey.example')
  assert.equal(mail.subject, 'Confirm your email address for Costard Pro')
  assert.match(mail.text, /mode=verifyEmail&/)
})

test('sends a change-email link to the new address', async () => {
  const { body: account } = await call('signUp', { email: 'moving@liffey.example', password: 'orchard' })
  const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: account.idToken }
  const { body } = await call('sendOobCode', { ...request, newEmail: 'Moved@Liffey.example' })
  assert.equal(body.email, 'moving@liffey.example')
  const [mail, ...others] = await mails()
  assert.equal(others.length, 0)
  assert.equal(mail?.to, 'moved@liffey.example')
  assert.match(mail.text, /mode=verifyAndChangeEmail&/)
})

test('reports missing and invalid parameters of links that need a sign-in', async () => {
  const { body: account } = await call('signUp', { email: 'asking@liffey.example', password: 'orchard' })
  const { body: anonymous } = await call('signUp', {})
  const { idToken } = account
  const verify = { requestType: 'VERIFY_EMAIL' }
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken }
  const expected = [
    [verify, 'MISSING_ID_TOKEN'],
    [{ ...verify, idToken: 'a.b.c' }, 'INVALID_ID_TOKEN'],
    [{ ...verify, idToken: anonymous.idToken }, 'MISSING_EMAIL'],
    [{ ...verify, idToken, continueUrl: 'https://evil/' }, foreign],
    [{ ...change, idToken: undefined, newEmail: 'new@liffey.example' }, 'MISSING_ID_TOKEN'],
    [change, 'MISSING_NEW_EMAIL'],
    [{ ...change, newEmail: 'new' }, 'INVALID_EMAIL'],
    [{ ...change, newEmail: 'a@b.example\r\nBcc: c@d.example' }, 'INVALID_EMAIL'],
    [{ ...change, newEmail: 'niamh@liffey.example' }, 'EMAIL_EXISTS'],
    [{ requestType: 'RECOVER_EMAIL', idToken }, 'INVALID_REQ_TYPE'],
  ] as const
  for (const [body, message] of expected) assert.equal((await call('sendOobCode', body)).message, message)
  clock.advanceSeconds(301)
  const late = await call('sendOobCode', { ...change, newEmail: 'new@liffey.example' })
  assert.equal(late.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  assert.deepEqual(await mails(), [])
  const visitor = { ...change, idToken: anonymous.idToken, newEmail: 'new@liffey.example' }
  assert.equal((await call('sendOobCode', visitor)).status, 200)
  assert.equal((await mails()).length, 1)
})

test('does not reveal taken addresses when sign-in methods are hidden', async () => {
  await hidden.call('signUp', { email: 'taken@liffey.example', password: 'orchard' })
  const { body: account } = await hidden.call('signUp', {
    email: 'asking@liffey.example',
    password: 'orchard',
  })
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: account.idToken }
  const answers = [
    await hidden.call('sendOobCode', { ...change, newEmail: 'taken@liffey.example' }),
    await hidden.call('sendOobCode', { ...change, newEmail: 'free@liffey.example' }),
  ]
  assert.deepEqual(answers[0]?.body, answers[1]?.body)
  const sent = await hidden.mails()
  assert.deepEqual(
    sent.map(({ to }) => to),
    ['free@liffey.example'],
  )
})

test('limits password resets per address with their own error', async () => {
  await call('signUp', { email: 'forgetful@liffey.example', password: 'orchard' })
  const request = { requestType: 'PASSWORD_RESET', email: 'forgetful@liffey.example' }
  for (let count = 0; count < 10; count++) assert.equal((await call('sendOobCode', request)).status, 200)
  assert.equal((await call('sendOobCode', request)).message, 'RESET_PASSWORD_EXCEED_LIMIT')
  assert.equal((await mails()).length, 10)
})

test('limits e-mails per address', async () => {
  const answers = []
  for (let count = 0; count < 12; count++) {
    answers.push(await call('sendOobCode', { ...signInLink, email: 'flooded@brennan.example' }))
  }
  const refused = answers.filter(({ message }) => message?.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
  assert.equal(refused.length, 2)
  assert.equal((await mails()).length, 10)
})

test('does not send a link that expired before its e-mail went out', async () => {
  await call('sendOobCode', { ...signInLink, email: 'waiting@brennan.example' })
  clock.advanceSeconds(1800)
  await call('sendOobCode', { ...signInLink, email: 'later@brennan.example' })
  clock.advanceSeconds(1800)
  const sent = await mails()
  assert.deepEqual(
    sent.map(({ to }) => to),
    ['later@brennan.example'],
  )
  assert.match(sent[0]?.text ?? '', /next 30 minutes/)
})
