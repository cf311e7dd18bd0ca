import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import type { PoolClient } from 'pg'
import { publicUrl, startTestIdentity, type Answer } from '../testing/start-test-identity.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'

const provider = await startTestProvider({ redirectUris: [`${publicUrl}/__/auth/handler`] })
const { url: issuer, clientId, clientSecret } = provider
const { call, database, identity, mailedCode, mails, operator } = await startTestIdentity({
  microsoft: { clientId, clientSecret, tenant: 'common', issuer },
  hasRateLimits: false,
  now: () => new Date(), // the provider uses the system clock
})
const password = 'orchard'
const newPassword = 'chosen by the owner'
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

/** Starts both calls, in this order, while the account is locked, so that both wait for the lock. */
async function inOrder<First, Second>(
  account: Account,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const pending = await whileLocked(account, async () => {
    const one = first()
    await untilWaiting(1)
    const other = second()
    await untilWaiting(2)
    return [one, other] as const
  })
  return Promise.all(pending)
}

/** Runs `begin` with the connection that has locked the account; other connections wait for its end. */
async function whileLocked<Begun>(
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
    holder.release(true) // close the connection: after a failure it still has the lock
  }
}

async function untilWaiting(calls: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  for (let tries = 0; tries < 500; tries += 1) {
    if ((await database.pool.query(waiting)).rowCount === calls) return
    await pause(10)
  }
  throw new Error(`Expected ${calls} calls waiting for a lock`)
}

async function countActiveSessions({ localId }: Account): Promise<number> {
  return (await identity.listSessions(localId)).length
}

test('rejects the old password of a sign-in concurrent with a reset', async () => {
  const account = await anAccount()
  const { email } = account
  const oobCode = await resetCode(account)
  const [reset, signIn] = await inOrder(
    account,
    () => call('resetPassword', { oobCode, newPassword }),
    () => call('signInWithPassword', { email, password }),
  )
  assert.deepEqual([reset.status, signIn.message], [200, 'INVALID_PASSWORD'])
  assert.equal(await countActiveSessions(account), 0)
})

test('rejects the replaced address of a sign-in concurrent with a recovery', async () => {
  const account = await anAccount()
  const email = `thief-${count}@liffey.example`
  await call('update', { idToken: account.idToken, email })
  const oobCode = await mailedCode()
  const [recovered, signIn] = await inOrder(
    account,
    () => call('update', { oobCode }),
    () => call('signInWithPassword', { email, password }),
  )
  assert.deepEqual([recovered.status, signIn.message], [200, 'EMAIL_NOT_FOUND'])
  assert.equal(await countActiveSessions(account), 0)
})

test('rejects a sign-in concurrent with disabling or deletion', async () => {
  for (const [end, message] of [
    [async ({ localId }: Account) => operator.disable(localId), 'USER_DISABLED'],
    [async ({ idToken }: Account) => void (await call('delete', { idToken })), 'EMAIL_NOT_FOUND'],
  ] as const) {
    const account = await anAccount()
    const [, signIn] = await inOrder(
      account,
      () => end(account),
      () => call('signInWithPassword', { email: account.email, password }),
    )
    assert.equal(signIn.message, message)
    assert.equal(await countActiveSessions(account), 0)
  }
})

test('rejects changes by a session that has just ended', async () => {
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
    const [reset, changed] = await inOrder(
      account,
      () => call('resetPassword', { oobCode, newPassword }),
      () => change(account),
    )
    assert.deepEqual([reset.status, changed.message], [200, 'TOKEN_EXPIRED'])
    assert.deepEqual(await mails(), [])
    const owner = await call('signInWithPassword', { email: account.email, password: newPassword })
    assert.equal(owner.body.localId, account.localId)
  }
})

test('issues no new session to one that is ended during its change', async () => {
  for (const end of [
    ({ localId }: Account, sessionId: string) => identity.endSession(localId, sessionId),
    ({ localId }: Account) => identity.endAllSessions(localId),
  ]) {
    const account = await anAccount()
    const { sid } = decodeJwt(account.idToken)
    const [, changed] = await inOrder(
      account,
      async () => end(account, String(sid)),
      () => call('update', { idToken: account.idToken, password: newPassword }),
    )
    assert.equal(changed.message, 'TOKEN_EXPIRED')
    assert.equal(await countActiveSessions(account), 0)
  }
})

test('does not relink an identity that is unlinked during a sign-in', async () => {
  const account = await anAccount()
  const request = await microsoftToken(account)
  const { body: linked } = await call('signInWithIdp', { ...request, idToken: account.idToken })
  const sessions = await countActiveSessions(account)
  const { pending } = await whileLocked(account, async (holder) => {
    await holder.query('delete from identity.linked_identities where user_id = $1', [account.localId])
    const signIn = call('signInWithIdp', { ...request, autoCreate: false })
    await untilWaiting(1)
    return { pending: signIn }
  })
  assert.equal((await pending).message, 'EMAIL_NOT_FOUND')
  assert.equal(await countActiveSessions(account), sessions)
  const { body } = await call('lookup', { idToken: linked.idToken })
  const providers = body.users[0].providerUserInfo as { providerId: string }[]
  assert.deepEqual(
    providers.map(({ providerId }) => providerId),
    ['password'],
  )
})

test('concurrent calls of all kinds for one account never fail with a server error', async () => {
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
    const ordered = [...calls.slice(2 * round), ...calls.slice(0, 2 * round)]
    const pending = await whileLocked(account, async () => {
      const begun: Promise<Answer | void>[] = []
      for (const begin of ordered) {
        begun.push(begin())
        await pause(20) // so that the calls mostly reach the lock in this order
      }
      return begun
    })
    const answers = await Promise.all(pending)
    assert.deepEqual(
      answers.filter((answer) => answer && answer.status >= 500),
      [],
    )
    await mails()
  }
})
