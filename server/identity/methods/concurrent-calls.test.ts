import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import type { PoolClient } from 'pg'
import { publicUrl, startTestIdentity, type Answer } from '../testing/start-test-identity.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'

const provider = await startTestProvider({ redirectUris: [`${publicUrl}/__/auth/handler`] })
const { url: issuer, clientId, clientSecret } = provider
const { call, database, identity, mailedCode, mails, operator } = await startTestIdentity({
  microsoft: { clientId, clientSecret, tenant: 'common', issuer },
  hasRateLimits: false,
  now: () => new Date(), // the provider's
})
const password = 'orchard'
const chosen = 'chosen by the owner'
let count = 0

interface Account {
  email: string
  localId: string
  idToken: string
}

async function anAccount(): Promise<Account> {
  return (await call('signUp', { email: `person-${++count}@liffey.example`, password })).body
}

async function resetCode({ email }: Account): Promise<string> {
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  return mailedCode()
}

async function microsoftToken({ localId }: Account): Promise<object> {
  const id_token = await provider.signIdToken({ oid: `oid-of-${localId}`, email: `${localId}@far.example` })
  const postBody = String(new URLSearchParams({ id_token, providerId: 'microsoft.com' }))
  return { requestUri: 'http://localhost', postBody }
}

/** Both are under way, the first in front, before either can touch the account. */
async function inTurn<First, Second>(
  account: Account,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const underWay = await whileHeld(account, async () => {
    const one = first()
    await untilWaiting(1)
    const other = second()
    await untilWaiting(2)
    return [one, other] as const
  })
  return Promise.all(underWay)
}

/** Nothing but what `begin` writes by the connection it gets can be changed about the account until that is done. */
async function whileHeld<Begun>(
  { localId }: Account,
  begin: (holder: PoolClient) => Promise<Begun>,
): Promise<Begun> {
  const holder = await database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from identity.users where id = $1 for update', [localId])
    const begun = await begin(holder)
    await holder.query('commit')
    return begun
  } finally {
    holder.release(true) // after a failure it still holds the account
  }
}

async function untilWaiting(calls: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  for (let tries = 0; tries < 500; tries += 1) {
    if ((await database.pool.query(waiting)).rowCount === calls) return
    await pause(10)
  }
  throw new Error(`There are not ${calls} calls that wait`)
}

async function openSessions({ localId }: Account): Promise<number> {
  return (await identity.listSessions(localId)).length
}

test('the former password lets nobody in who was signing in while it was reset', async () => {
  const account = await anAccount()
  const { email } = account
  const oobCode = await resetCode(account)
  const [reset, signIn] = await inTurn(
    account,
    () => call('resetPassword', { oobCode, newPassword: chosen }),
    () => call('signInWithPassword', { email, password }),
  )
  assert.deepEqual([reset.status, signIn.message], [200, 'INVALID_PASSWORD'])
  assert.equal(await openSessions(account), 0)
})

test('an address that is taken back lets nobody in who was signing in by the other', async () => {
  const account = await anAccount()
  const email = `thief-${count}@liffey.example`
  await call('update', { idToken: account.idToken, email })
  const oobCode = await mailedCode()
  const [recovered, signIn] = await inTurn(
    account,
    () => call('update', { oobCode }),
    () => call('signInWithPassword', { email, password }),
  )
  assert.deepEqual([recovered.status, signIn.message], [200, 'EMAIL_NOT_FOUND'])
  assert.equal(await openSessions(account), 0)
})

test('an account that is disabled or deleted lets nobody in who was signing in', async () => {
  for (const [end, message] of [
    [async ({ localId }: Account) => operator.disable(localId), 'USER_DISABLED'],
    [async ({ idToken }: Account) => void (await call('delete', { idToken })), 'EMAIL_NOT_FOUND'],
  ] as const) {
    const account = await anAccount()
    const [, signIn] = await inTurn(
      account,
      () => end(account),
      () => call('signInWithPassword', { email: account.email, password }),
    )
    assert.equal(signIn.message, message)
    assert.equal(await openSessions(account), 0)
  }
})

test('a session that has just ended changes nothing any more', async () => {
  const linked = async (account: Account) => ({
    ...(await microsoftToken(account)),
    idToken: account.idToken,
  })
  for (const change of [
    ({ idToken }: Account) => call('update', { idToken, password: 'of a stranger' }),
    ({ idToken }: Account) => call('delete', { idToken }),
    async (account: Account) => call('signInWithIdp', await linked(account)),
    ({ idToken }: Account) => call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
    ({ idToken }: Account) =>
      call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@far.example', idToken }),
  ]) {
    const account = await anAccount()
    const oobCode = await resetCode(account)
    const [reset, changed] = await inTurn(
      account,
      () => call('resetPassword', { oobCode, newPassword: chosen }),
      () => change(account),
    )
    assert.deepEqual([reset.status, changed.message], [200, 'TOKEN_EXPIRED'])
    assert.deepEqual(await mails(), [])
    const owner = await call('signInWithPassword', { email: account.email, password: chosen })
    assert.equal(owner.body.localId, account.localId)
  }
})

test('a session signed out from elsewhere gets no new one by what it was changing', async () => {
  for (const end of [
    ({ localId }: Account, sessionId: string) => identity.endSession(localId, sessionId),
    ({ localId }: Account) => identity.endAllSessions(localId),
  ]) {
    const account = await anAccount()
    const { sid } = decodeJwt(account.idToken)
    const [, changed] = await inTurn(
      account,
      async () => end(account, String(sid)),
      () => call('update', { idToken: account.idToken, password: chosen }),
    )
    assert.equal(changed.message, 'TOKEN_EXPIRED')
    assert.equal(await openSessions(account), 0)
  }
})

test('an identity that is taken off its account does not come back with who was signing in by it', async () => {
  const account = await anAccount()
  const request = await microsoftToken(account)
  const { body: linked } = await call('signInWithIdp', { ...request, idToken: account.idToken })
  const sessions = await openSessions(account)
  const { underWay } = await whileHeld(account, async (holder) => {
    await holder.query('delete from identity.linked_identities where user_id = $1', [account.localId])
    const signIn = call('signInWithIdp', { ...request, autoCreate: false })
    await untilWaiting(1)
    return { underWay: signIn }
  })
  assert.equal((await underWay).message, 'EMAIL_NOT_FOUND')
  assert.equal(await openSessions(account), sessions)
  const { body } = await call('lookup', { idToken: linked.idToken })
  const providers = body.users[0].providerUserInfo as { providerId: string }[]
  assert.deepEqual(
    providers.map(({ providerId }) => providerId),
    ['password'],
  )
})

test('of all that is done to an account at once nothing fails', async () => {
  for (let round = 0; round < 7; round += 1) {
    const account = await anAccount()
    const { email, localId } = account
    const request = await microsoftToken(account)
    const signInLink = {
      requestType: 'EMAIL_SIGNIN',
      email,
      continueUrl: publicUrl,
      canHandleCodeInApp: true,
    }
    const tokens = [account.idToken]
    while (tokens.length < 5) {
      tokens.push((await call('signInWithPassword', { email, password })).body.idToken)
    }
    const { body: guest } = await call('signUp', {})
    await call('sendOobCode', signInLink)
    const link = await mailedCode()
    await call('sendOobCode', signInLink)
    const otherLink = await mailedCode()
    const reset = await resetCode(account)
    const calls: (() => Promise<Answer | void>)[] = [
      () => call('update', { idToken: tokens[0], password }),
      () => call('resetPassword', { oobCode: reset, newPassword: password }),
      () => call('signInWithEmailLink', { email, oobCode: link, idToken: guest.idToken }),
      () => call('signInWithEmailLink', { email, oobCode: link }),
      () => call('signInWithPassword', { email, password }),
      () => call('signInWithIdp', { ...request, idToken: tokens[1] }),
      async () => void (await identity.endSession(localId, String(decodeJwt(tokens[2]!).sid))),
      () => call('update', { idToken: tokens[3], deleteProvider: ['microsoft.com'], displayName: 'Niamh' }),
      () => call('signInWithEmailLink', { email, oobCode: otherLink }),
      () => call('signInWithIdp', request),
      async () => operator.disable(localId),
      async () => identity.endAllSessions(localId),
      () => call('update', { idToken: tokens[4], email: `moved-${round}-${email}` }),
      () => call('update', { idToken: tokens[4], deleteProvider: ['password'] }),
    ]
    const inFront = [...calls.slice(2 * round), ...calls.slice(0, 2 * round)]
    const underWay = await whileHeld(account, async () => {
      const begun: Promise<Answer | void>[] = []
      for (const begin of inFront) {
        begun.push(begin())
        await pause(20) // mostly in this order, then
      }
      return begun
    })
    const answers = await Promise.all(underWay)
    assert.deepEqual(
      answers.filter((answer) => answer && answer.status >= 500),
      [],
    )
    await mails()
  }
})
