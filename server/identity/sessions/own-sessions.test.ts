import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, refresh, clock, database, identity, operator } = await startTestIdentity()
const password = 'orchard'
let count = 0

async function anAccount(
  userAgent = 'Browser/1',
): Promise<{ email: string; localId: string; idToken: string; refreshToken: string }> {
  const email = `person-${++count}@liffey.example`
  const { body } = await call('signUp', { email, password }, { 'User-Agent': userAgent })
  return body
}

async function signInAgain(email: string, userAgent = 'Browser/2'): Promise<any> {
  const { body } = await call('signInWithPassword', { email, password }, { 'User-Agent': userAgent })
  return body
}

const sessionOf = (idToken: string): string => String(decodeJwt(idToken).sid)

async function requireCaller(idToken: string): Promise<{ sessionId?: string }> {
  return identity.requireCaller(
    new Request('https://pro.example/api', { headers: { Authorization: `Bearer ${idToken}` } }),
  )
}

test('lists the sessions of an account and identifies the current one', async () => {
  const account = await anAccount('a'.repeat(300))
  const start = clock.now()
  clock.advanceSeconds(60)
  const later = await signInAgain(account.email)
  const [last, first, ...others] = await identity.listSessions(account.localId)
  assert.equal(others.length, 0)
  assert.deepEqual(first, {
    id: sessionOf(account.idToken),
    provider: 'password',
    signedInAt: start,
    createdAt: start,
    lastUsedAt: start,
    userAgent: 'a'.repeat(256),
  })
  assert.equal(last?.id, sessionOf(later.idToken))
  assert.equal((await requireCaller(later.idToken)).sessionId, last?.id)
})

test('keeps the session id across refreshes', async () => {
  const account = await anAccount()
  const { body } = await refresh(account.refreshToken)
  assert.equal(sessionOf(body.id_token), sessionOf(account.idToken))
})

test('records session use every five minutes at most, and refreshes even if that fails', async () => {
  const account = await anAccount()
  const lastUse = async (): Promise<number> => {
    const [session] = await identity.listSessions(account.localId)
    return session!.lastUsedAt.getTime()
  }
  const start = clock.now().getTime()
  clock.advanceSeconds(299)
  await refresh(account.refreshToken)
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.equal(await lastUse(), start)
  clock.advanceSeconds(1)
  await Promise.all([refresh(account.refreshToken), refresh(account.refreshToken)])
  for (let tries = 0; tries < 100 && (await lastUse()) === start; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  assert.equal(await lastUse(), start + 300_000)

  clock.advanceSeconds(600)
  await database.pool.query(`
    create function identity.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before update on identity.sessions for each row execute function identity.refuse()`)
  try {
    assert.equal((await refresh(account.refreshToken)).status, 200)
  } finally {
    await database.pool.query('drop function identity.refuse cascade')
  }
})

test('ends one session and its id token immediately, and no other', async () => {
  const account = await anAccount()
  const other = await signInAgain(account.email)
  assert.equal(await identity.endSession(account.localId, sessionOf(other.idToken)), true)
  assert.equal((await refresh(other.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await call('lookup', { idToken: other.idToken })).message, 'TOKEN_EXPIRED')
  await assert.rejects(requireCaller(other.idToken), { code: 'identity/signed-out' })
  assert.equal((await refresh(account.refreshToken)).status, 200)
  assert.equal((await identity.listSessions(account.localId)).length, 1)
})

test('does not end sessions that are ended, unknown or of another account', async () => {
  const [account, other] = [await anAccount(), await anAccount()]
  for (const id of [sessionOf(other.idToken), 'nonsense', '', crypto.randomUUID()]) {
    assert.equal(await identity.endSession(account.localId, id), false)
  }
  assert.equal((await refresh(other.refreshToken)).status, 200)
  const own = sessionOf(account.idToken)
  assert.equal(await identity.endSession(account.localId, own), true)
  assert.equal(await identity.endSession(account.localId, own), false)
})

test('ends all other sessions, or all sessions', async () => {
  const account = await anAccount()
  const others = [await signInAgain(account.email), await signInAgain(account.email)]
  await identity.endAllSessions(account.localId, sessionOf(account.idToken))
  for (const { refreshToken } of others) assert.equal((await refresh(refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await refresh(account.refreshToken)).status, 200)
  assert.equal((await call('lookup', { idToken: account.idToken })).status, 200)
  await identity.endAllSessions(account.localId)
  assert.equal((await refresh(account.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await call('lookup', { idToken: account.idToken })).message, 'TOKEN_EXPIRED')
  assert.deepEqual(await identity.listSessions(account.localId), [])
  const again = await signInAgain(account.email)
  assert.equal((await call('lookup', { idToken: again.idToken })).status, 200)
})

test('disables an account immediately; once enabled, it needs a new sign-in', async () => {
  const account = await anAccount()
  await operator.disable(account.localId)
  assert.equal((await refresh(account.refreshToken)).message, 'USER_DISABLED')
  assert.equal((await call('lookup', { idToken: account.idToken })).message, 'USER_DISABLED')
  await assert.rejects(requireCaller(account.idToken), { code: 'identity/signed-out' })
  const { email } = account
  assert.equal((await call('signInWithPassword', { email, password })).message, 'USER_DISABLED')
  await operator.enable(account.localId)
  assert.equal((await refresh(account.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await call('signInWithPassword', { email, password })).status, 200)
  await assert.rejects(operator.disable('nobody'), { code: 'identity/user-unknown' })
  await assert.rejects(operator.enable('nobody'), { code: 'identity/user-unknown' })
})

test('describes an account without secrets', async () => {
  const account = await anAccount()
  const description = await identity.describeAccount(account.localId)
  const { sessions, ...about } = description
  assert.equal(sessions.length, 1)
  assert.deepEqual(about, {
    userId: account.localId,
    email: account.email,
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    hasPassword: true,
    passwordRemovedAt: null,
    usesEmailLink: false,
    linkedIdentities: [],
    isDisabled: false,
    createdAt: clock.now(),
    lastSignInAt: clock.now(),
  })
  assert.doesNotMatch(JSON.stringify(description), /argon2|token|hash/i)
  await assert.rejects(identity.describeAccount('nobody'), { code: 'identity/user-unknown' })
})

test('stores refresh tokens hashed', async () => {
  const account = await anAccount()
  const { rows } = await database.pool.query(
    'select s::text as text, refresh_token_hash as hash from identity.sessions s where user_id = $1',
    [account.localId],
  )
  assert.equal(rows[0].hash.length, 32)
  assert.ok(!rows[0].text.includes(account.refreshToken))
  assert.ok(!rows[0].hash.equals(Buffer.from(account.refreshToken, 'base64url')))
})
