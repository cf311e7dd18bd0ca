import assert from 'node:assert/strict'
import { test } from 'vitest'
import { callFrom } from '../testing/call-from.ts'
import { limitKey } from '../testing/limit-key.ts'
import { signInLinkRequest, startTestIdentity } from '../testing/start-test-identity.ts'
import { backOffs, limits } from './rate-limits.ts'

const identity = await startTestIdentity()
const { call, clock, database } = identity
const password = 'orchard'
const refused = /^(TOO_MANY_ATTEMPTS_TRY_LATER|RESET_PASSWORD_EXCEED_LIMIT)/
let owners = 0

interface Owner {
  email: string
  signIn: (client: string) => Promise<string>
  guess: (client: string) => Promise<string>
  askLink: (client: string) => Promise<string>
  askReset: (client: string) => Promise<string>
}

async function anOwner(): Promise<Owner> {
  const email = `owner-${++owners}@liffey.example`
  await call('signUp', { email, password })
  const from = (method: string, body: object) => (client: string) =>
    callFrom(identity, client, { method, body })
  return {
    email,
    signIn: from('signInWithPassword', { email, password }),
    guess: from('signInWithPassword', { email, password: 'orchids' }),
    askLink: from('sendOobCode', signInLinkRequest(email)),
    askReset: from('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
  }
}

/** Repeats a call from the clients in turn until one is refused. Returns the number of accepted calls. */
async function countUntilRefused(act: (client: string) => Promise<string>, clients: readonly string[]) {
  for (let count = 0; ; count++) {
    const answer = await act(clients[count % clients.length] ?? '')
    if (refused.test(answer)) return count
    assert.ok(count < 250, 'never refused')
  }
}

/** Counts attempts of many strangers directly; real guesses would take seconds of hashing. */
async function setAttempts(limit: string, subject: string, attempts: number): Promise<void> {
  await database.pool.query(
    `insert into identity.rate_limits (key, attempts, ends_at) values ($1, $2, $3)
     on conflict (key) do update set attempts = $2, ends_at = $3, waits_until = null`,
    [limitKey(limit, subject), attempts, new Date(clock.now().getTime() + 3600_000)],
  )
}

const lineOf = (site: number): string[] =>
  Array.from({ length: 5 }, (_, index) => `2001:db8:${site}:${(0x100 + index).toString(16)}::1`)
const siteOf = (site: number): string[] =>
  Array.from({ length: 5 }, (_, index) => `2001:db8:${site}:${(index * 0x100).toString(16)}::1`)
const blockOf = (third: number): string[] =>
  Array.from({ length: 5 }, (_, index) => `198.51.${third}.${index + 1}`)

test('wrong passwords for one account are bounded per /56, /48 and /24, for any clients in it', async () => {
  for (const [clients, network, prefix] of [
    [lineOf(1), '2001:db8:1:100::/56', 56],
    [siteOf(2), '2001:db8:2::/48', 48],
    [blockOf(3), '198.51.3.0/24', 24],
  ] as const) {
    const owner = await anOwner()
    const limit = `wrong-password-per-${prefix}-and-account` as const
    const left = 3
    await setAttempts(limit, `${network} ${owner.email}`, backOffs[limit].freeAttempts - left)
    assert.equal(await countUntilRefused(owner.guess, clients), left)
    assert.equal(await owner.signIn('203.0.113.1'), 'ok')
  }
})

test('an attempt that a wider limit refuses is not counted by the narrower ones', async () => {
  const owner = await anOwner()
  const [first = '', second = ''] = lineOf(4)
  await setAttempts('wrong-password-per-56-and-account', `2001:db8:4:100::/56 ${owner.email}`, 23)
  assert.equal(await countUntilRefused(owner.guess, [first, second]), 2)
  for (let count = 0; count < 30; count++) assert.match(await owner.guess(second), refused)
  const { rows } = await database.pool.query<{ attempts: number }>(
    'select attempts from identity.rate_limits where key = any($1)',
    [
      ['2001:db8:4:100::/64', '2001:db8:4:101::/64'].map((client) =>
        limitKey('wrong-password-per-client-and-account', `${client} ${owner.email}`),
      ),
    ],
  )
  assert.deepEqual(
    rows.map(({ attempts }) => attempts),
    [1, 1],
  )
})

test('the limit of an account is reached by strangers only, and waits at most a quarter of an hour', async () => {
  const owner = await anOwner()
  assert.equal(await owner.signIn('203.0.113.20'), 'ok')
  assert.equal(await owner.signIn('2001:db8:20:1::1'), 'ok')
  const { freeAttempts } = backOffs['wrong-password-per-account']
  await setAttempts('wrong-password-per-account', owner.email, freeAttempts - 1)
  assert.equal(await owner.guess('192.0.2.1'), 'INVALID_PASSWORD')
  assert.match(await owner.guess('198.18.1.1'), refused)
  // The owner can sign in from the same client, the same /24 and the same /48, but not from elsewhere.
  for (const client of ['203.0.113.20', '203.0.113.77', '2001:db8:20:1::2', '2001:db8:20:ff00::1']) {
    assert.equal(await owner.signIn(client), 'ok', client)
  }
  assert.match(await owner.signIn('198.18.1.1'), refused)
  await setAttempts('wrong-password-per-account', owner.email, freeAttempts + 50)
  assert.equal(await owner.guess('198.18.2.1'), 'INVALID_PASSWORD')
  assert.match(await owner.guess('198.18.3.1'), /Try again in 900 seconds$/)
})

test('strangers in the network of an owner meet its limits, the client of the owner does not', async () => {
  const owner = await anOwner()
  const [home = '', ...neighbours] = blockOf(6)
  assert.equal(await owner.signIn(home), 'ok')
  await setAttempts('wrong-password-per-24-and-account', `198.51.6.0/24 ${owner.email}`, 29)
  assert.equal(await countUntilRefused(owner.guess, neighbours), 1)
  assert.equal(await owner.signIn(home), 'ok')
})

test('a client that signed up is known', async () => {
  const email = 'new@liffey.example'
  const signUp = { method: 'signUp', body: { email, password } }
  assert.equal(await callFrom(identity, '203.0.113.30', signUp), 'ok')
  await setAttempts('wrong-password-per-account', email, 500)
  const signIn = { method: 'signInWithPassword', body: { email, password } }
  assert.equal(await callFrom(identity, '203.0.113.30', signIn), 'ok')
})

test('mails to one address are bounded per client, /56, /48 and /24', async () => {
  for (const [clients, bound] of [
    [['203.0.113.40'], limits['code-per-client-and-address'].attempts],
    [lineOf(7), limits['code-per-56-and-address'].attempts],
    [siteOf(8), limits['code-per-48-and-address'].attempts],
    [blockOf(9), limits['code-per-24-and-address'].attempts],
  ] as const) {
    const owner = await anOwner()
    assert.equal(await countUntilRefused(owner.askReset, clients), bound)
    assert.equal(await owner.askReset('198.18.9.1'), 'ok')
  }
})

test('strangers who use up one kind of mail to an address leave the others and the networks of its owner', async () => {
  const owner = await anOwner()
  assert.equal(await owner.signIn('203.0.113.50'), 'ok')
  const strangers = Array.from({ length: 50 }, (_, index) => `198.18.${index + 20}.1`)
  assert.equal(await countUntilRefused(owner.askReset, strangers), limits['code-per-address'].attempts)
  await identity.mails()
  assert.equal(await owner.askLink('198.18.200.1'), 'ok')
  for (const client of ['203.0.113.50', '203.0.113.51']) assert.equal(await owner.askReset(client), 'ok')
  const kinds = (await identity.mails()).map(({ to, subject }) => [to, /sign in/i.test(subject)])
  assert.deepEqual(kinds.toSorted(), [
    [owner.email, false],
    [owner.email, false],
    [owner.email, true],
  ])
})

test('a reset refused for lookups is not counted as a mail', async () => {
  const owner = await anOwner()
  const client = '203.0.113.60'
  await setAttempts('revealed-per-client', client, limits['revealed-per-client'].attempts)
  assert.match(await owner.askReset(client), refused)
  const { rows } = await database.pool.query('select from identity.rate_limits where key = $1', [
    limitKey('code-per-client-and-address', `${client} reset ${owner.email}`),
  ])
  assert.equal(rows.length, 0)
})
