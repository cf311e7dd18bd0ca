import assert from 'node:assert/strict'
import { test } from 'vitest'
import { callFrom } from '../testing/call-from.ts'
import { limitKey } from '../testing/limit-key.ts'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const direct = await startTestIdentity()
const behindProxy = await startTestIdentity({ trustedProxies: ['10.0.0.0/8'] })

const lookUp = (count: number): { method: string; body: object } => ({
  method: 'createAuthUri',
  body: { identifier: `person-${count}@liffey.example`, continueUri: 'http://localhost' },
})

/**
 * Run the calls in groups: on a busy machine, a hundred callers at once would wait too long for a database
 * connection.
 */
async function many(count: number, call: (index: number) => Promise<string>): Promise<string[]> {
  const answers: string[] = []
  while (answers.length < count) {
    const size = Math.min(10, count - answers.length)
    const group = Array.from({ length: size }, (_, index) => call(answers.length + index))
    answers.push(...(await Promise.all(group)))
  }
  return answers
}

function countRefused(answers: readonly string[]): number {
  return answers.filter((message) => message.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')).length
}

test('counts lookups per client address and ignores a forged X-Forwarded-For', async () => {
  const answers = await many(125, (count) =>
    callFrom(direct, '203.0.113.5', { ...lookUp(count), forwardedFor: `198.51.100.${count}` }),
  )
  assert.equal(countRefused(answers), 5)
  assert.equal(await callFrom(direct, '203.0.113.6', lookUp(0)), 'ok')
})

test('counts lookups of an address per client, so that others are not blocked', async () => {
  const answers = await many(35, () => callFrom(direct, '203.0.113.11', lookUp(1)))
  assert.equal(countRefused(answers), 5)
  assert.equal(await callFrom(direct, '203.0.113.12', lookUp(1)), 'ok')
})

test('counts the clients behind a trusted proxy separately', async () => {
  const answers = await many(125, (count) =>
    callFrom(behindProxy, '10.0.0.1', { ...lookUp(count), forwardedFor: `198.51.100.${count}` }),
  )
  assert.equal(countRefused(answers), 0)
  const again = await many(121, (count) =>
    callFrom(behindProxy, '10.0.0.1', {
      ...lookUp(count),
      forwardedFor: `198.51.100.${count % 50}, 198.51.100.200`,
    }),
  )
  assert.equal(countRefused(again), 1)
})

test('counts the addresses of one IPv6 /64 as one client', async () => {
  const answers = await many(125, (count) =>
    callFrom(direct, `2001:db8::${count.toString(16)}`, lookUp(count)),
  )
  assert.equal(countRefused(answers), 5)
})

test('limits sign-ups and e-mails per client', async () => {
  const calls = (method: string, count: number, bodyOf: (index: number) => object): Promise<string[]> =>
    many(count, (index) => callFrom(direct, '203.0.113.7', { method, body: bodyOf(index) }))
  const refused = (messages: string[], word: string): number =>
    messages.filter((message) => message.startsWith(word)).length
  assert.equal(refused(await calls('signUp', 301, () => ({})), 'TOO_MANY_ATTEMPTS_TRY_LATER'), 1)
  const mails = await calls('sendOobCode', 201, (index) => ({
    requestType: 'EMAIL_SIGNIN',
    email: `person-${index}@brennan.example`,
    continueUrl: 'https://pro.example/',
    canHandleCodeInApp: true,
  }))
  assert.equal(refused(mails, 'TOO_MANY_ATTEMPTS_TRY_LATER'), 1)
  const [reset] = await calls('sendOobCode', 1, () => ({
    requestType: 'PASSWORD_RESET',
    email: 'niamh@liffey.example',
  }))
  assert.equal(reset, 'RESET_PASSWORD_EXCEED_LIMIT')
})

test('counts other errors that reveal accounts as lookups, and then refuses every such call', async () => {
  const known = 'known@liffey.example'
  const { body } = await direct.call('signUp', { email: 'asking@liffey.example', password: 'orchard' })
  await direct.call('signUp', { email: known, password: 'orchard' })
  const { idToken } = body
  const revealingCalls = [
    () => ({ method: 'signUp', body: { email: known, password: 'orchard' } }),
    (count: number) => ({
      method: 'sendOobCode',
      body: { requestType: 'PASSWORD_RESET', email: `nobody-${count}@brennan.example` },
    }),
    () => ({ method: 'update', body: { idToken, email: known } }),
  ]
  for (const [index, callOf] of revealingCalls.entries()) {
    const client = `203.0.113.${20 + index}`
    const errors = await many(120, (count) => callFrom(direct, client, callOf(count)))
    assert.deepEqual([...new Set(errors)], [['EMAIL_EXISTS', 'EMAIL_NOT_FOUND', 'EMAIL_EXISTS'][index]])
    assert.match(
      await callFrom(direct, client, callOf(120)),
      /^(TOO_MANY_ATTEMPTS_TRY_LATER|RESET_PASSWORD_EXCEED_LIMIT)/,
    )
    assert.equal(countRefused([await callFrom(direct, client, lookUp(index))]), 1)
    // Refused for unknown addresses too; otherwise the refusal would reveal known ones.
    const free = { email: `free-${index}@brennan.example`, password: 'orchard' }
    assert.equal(countRefused([await callFrom(direct, client, { method: 'signUp', body: free })]), 1)
    assert.equal(await callFrom(direct, '203.0.113.30', { method: 'signUp', body: free }), 'ok')
  }
})

test('does not count successful sign-ups as lookups', async () => {
  const answers = await many(150, (count) =>
    callFrom(direct, '203.0.113.31', {
      method: 'signUp',
      body: { email: `staff-${count}@liffey.example`, password: 'orchard' },
    }),
  )
  assert.equal(countRefused(answers), 0)
})

test('slows a client that guesses passwords of many accounts, and does not count correct ones', async () => {
  const password = 'orchard'
  await direct.call('signUp', { email: 'niamh@liffey.example', password })
  const right = { method: 'signInWithPassword', body: { email: 'niamh@liffey.example', password } }
  const guess = (count: number): Promise<string> =>
    callFrom(direct, '203.0.113.9', {
      method: 'signInWithPassword',
      body: { email: `nobody-${count}@liffey.example`, password },
    })
  for (let count = 0; count < 99; count++) assert.equal(await guess(count), 'EMAIL_NOT_FOUND')
  assert.equal(await callFrom(direct, '203.0.113.9', right), 'ok')
  assert.equal(await guess(99), 'EMAIL_NOT_FOUND')
  assert.match(await guess(100), /Try again in 30 seconds$/)
  assert.match(await callFrom(direct, '203.0.113.9', right), /^TOO_MANY_ATTEMPTS_TRY_LATER/)
  assert.equal(await callFrom(direct, '203.0.113.10', right), 'ok')
  direct.clock.advanceSeconds(30)
  assert.equal(await callFrom(direct, '203.0.113.9', right), 'ok')
})

test('lookups do not stop sign-in, sign-up and reset of others behind the client, and say how long to wait', async () => {
  const client = '203.0.113.40'
  const { body } = await direct.call('signUp', { email: 'shared@liffey.example', password: 'orchard' })
  assert.ok(body.idToken)
  await many(120, (count) => callFrom(direct, client, lookUp(count)))
  assert.match(await callFrom(direct, client, lookUp(121)), /Try again in \d+ seconds$/)
  const credentials = { email: 'shared@liffey.example', password: 'orchard' }
  const calls = [
    { method: 'signInWithPassword', body: credentials },
    { method: 'signUp', body: { email: 'newcomer@liffey.example', password: 'orchard' } },
    { method: 'sendOobCode', body: { requestType: 'PASSWORD_RESET', email: credentials.email } },
  ]
  for (const call of calls) assert.equal(await callFrom(direct, client, call), 'ok')
  // The client signed in with the address before, so its lookup is not counted.
  const known = {
    method: 'createAuthUri',
    body: { identifier: credentials.email, continueUri: 'http://localhost' },
  }
  assert.equal(await callFrom(direct, client, known), 'ok')
})

test('people who sign in use up no lookups', async () => {
  const client = '203.0.113.41'
  const emails = Array.from({ length: 4 }, (_, count) => `daily-${count}@liffey.example`)
  for (const email of emails) await direct.call('signUp', { email, password: 'orchard' })
  const lookUpsLeft = async (): Promise<number> => {
    const { rows } = await direct.database.pool.query<{ attempts: number }>(
      `select attempts from identity.rate_limits where key = $1`,
      [limitKey('lookup-per-client', client)],
    )
    return 120 - (rows[0]?.attempts ?? 0)
  }
  for (const email of emails) {
    const lookup = { method: 'createAuthUri', body: { identifier: email, continueUri: 'http://localhost' } }
    const signIn = { method: 'signInWithPassword', body: { email, password: 'orchard' } }
    for (const call of [lookup, signIn, lookup, signIn])
      assert.equal(await callFrom(direct, client, call), 'ok')
  }
  assert.equal(await lookUpsLeft(), 120)
})

test('a client that was refused is counted anew when its hour is over', async () => {
  const identity = await startTestIdentity()
  const lookUps = async (): Promise<number> =>
    countRefused(await many(121, (count) => callFrom(identity, '203.0.113.40', lookUp(count))))
  assert.equal(await lookUps(), 1)
  identity.clock.advanceSeconds(3599)
  assert.equal(countRefused([await callFrom(identity, '203.0.113.40', lookUp(200))]), 1)
  identity.clock.advanceSeconds(1)
  assert.equal(await lookUps(), 1)
})
