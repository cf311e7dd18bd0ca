import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Account, AccountData, type TeamId } from '@costard/contract'
import { aQuote, aQuoteInput, copyQuotes, aShop, aTeam, type Person, startTestProduct } from '#testing'
import { apiLimits } from '../calls/api-limits.ts'
import { members } from '../teams/schema.ts'

const product = await startTestProduct()
const { clock } = product

async function joins(person: Person, teamId: TeamId, role: 'owner' | 'admin' | 'agent' | 'viewer') {
  const at = clock.now()
  const membership = { teamId, userId: person.userId, role, joinedAt: at, lastUsedAt: at }
  await product.database.orm.insert(members).values(membership)
  clock.advanceSeconds(1)
}

async function signInAgain({ email }: Person): Promise<string> {
  const { apiKey } = (await (await fetch(`${product.url}/__/firebase/init.json`)).json()) as {
    apiKey: string
  }
  const response = await fetch(`${product.url}/v1/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Phone/1.0' },
    body: JSON.stringify({ email, password: 'correct horse battery', returnSecureToken: true }),
  })
  const { idToken } = (await response.json()) as { idToken: string }
  return `Bearer ${idToken}`
}

test('returns sign-in methods and sessions', async () => {
  const owner = await product.aPerson({ email: 'niamh@liffey.example' })
  clock.advanceSeconds(60)
  const phone = await signInAgain(owner)
  const { body } = await owner.call('GET', '/account')
  assert.deepEqual(Account.parse(body), body)
  assert.deepEqual(body.signInMethods, { password: true, emailLink: false, microsoft: false })
  assert.deepEqual(
    body.sessions.map(({ isThis, userAgent }: any) => [isThis, userAgent]),
    [
      [false, 'Phone/1.0'],
      [true, 'node'],
    ],
  )
  const { body: there } = await product.call('GET', '/account', undefined, { authorization: phone })
  assert.deepEqual(
    there.sessions.map(({ isThis }: any) => isThis),
    [true, false],
  )
})

test('an ended session is rejected at its next call; sessions of other users cannot be ended', async () => {
  const [owner, stranger] = [await product.aPerson(), await product.aPerson()]
  const authorization = await signInAgain(owner)
  const { body } = await owner.call('GET', '/account')
  const { id } = body.sessions.find(({ isThis }: any) => !isThis)
  assert.equal((await stranger.call('DELETE', `/account/sessions/${id}`)).code, 'account/session-not-found')
  assert.equal((await product.call('GET', '/teams', undefined, { authorization })).status, 200)
  assert.deepEqual((await owner.call('DELETE', `/account/sessions/${id}`)).body, null)
  const out = await product.call('GET', '/teams', undefined, { authorization })
  assert.deepEqual([out.status, out.code], [401, 'identity/signed-out'])
  assert.equal((await owner.call('GET', '/teams')).status, 200)
  assert.equal((await owner.call('DELETE', `/account/sessions/${id}`)).code, 'account/session-not-found')
})

test('ends all other sessions, or all sessions', async () => {
  const owner = await product.aPerson()
  const elsewhere = await signInAgain(owner)
  const stays = async (authorization?: string) =>
    authorization === undefined
      ? (await owner.call('GET', '/teams')).status === 200
      : (await product.call('GET', '/teams', undefined, { authorization })).status === 200
  clock.advanceSeconds(1)
  assert.equal((await owner.call('POST', '/account/sessions/end', { keepsThis: true })).status, 200)
  assert.deepEqual([await stays(), await stays(elsewhere)], [true, false])
  assert.equal((await owner.call('POST', '/account/sessions/end', { keepsThis: false })).status, 200)
  assert.equal(await stays(), false)
})

test('returns the outcome for each team if the account is deleted, with the new owner', async () => {
  const [owner, admin, agent, early] = [
    await product.aPerson(),
    await product.aPerson({ name: 'Ada Admin' }),
    await product.aPerson({ name: '', email: 'agent@shop.example' }),
    await product.aPerson({ name: 'Early Agent' }),
  ]
  const names = { Alone: [], Handed: [], Nameless: [], Two: [] }
  const teams: Record<string, TeamId> = {}
  for (const name of Object.keys(names)) teams[name] = (await aTeam(owner, { name, startWith: 'nothing' })).id
  await joins(early, teams['Handed']!, 'agent') // the loop above creates these
  await joins(admin, teams['Handed']!, 'admin')
  await joins(agent, teams['Nameless']!, 'agent')
  await joins(early, teams['Nameless']!, 'agent')
  await joins(agent, teams['Two']!, 'owner')
  const outcomes = async (person: Person) => {
    const { body } = await person.call('GET', '/account')
    return Object.fromEntries(
      body.teams.map(({ name, teamOutcome: kind, successor }: any) => [name, [kind, successor]]),
    )
  }
  assert.deepEqual(await outcomes(owner), {
    Alone: ['closes', undefined],
    Handed: ['handed-over', 'Ada Admin'],
    Nameless: ['handed-over', 'agent@shop.example'],
    Two: ['goes-on', undefined],
  })
  assert.deepEqual(await outcomes(admin), { Handed: ['goes-on', undefined] })
})

test('exports all data about the user and nothing about others', async () => {
  const shop = await aShop(product)
  const colleague = await product.aPerson()
  await joins(colleague, shop.team.id, 'agent')
  const quote = await aQuote(shop)
  const theirs = await colleague.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))
  assert.equal(theirs.status, 201)
  const { body, status } = await shop.owner.call('GET', '/account/data')
  assert.equal(status, 200)
  assert.deepEqual(AccountData.parse(body), body)
  assert.equal(body.account.userId, shop.owner.userId)
  assert.equal(body.account.email, shop.owner.email)
  assert.equal(body.sessions.length, 1)
  assert.deepEqual(
    body.memberships.map(({ team, role }: any) => [team, role]),
    [['Fix & Co', 'owner']],
  )
  assert.deepEqual(
    body.quotes.map(({ number, devices, state, netMinor }: any) => [number, devices, state, netMinor]),
    [[quote.number, ['iPhone 15'], 'draft', quote.totals.netMinor]],
  )
  const text = JSON.stringify(body)
  assert.ok(!text.includes('ada@customer.example'), 'a customer of the team')
  assert.ok(!text.includes(colleague.userId), 'a colleague')
  assert.ok(!/hash|secret|token/i.test(text), 'a secret')
})

test('exports more quotes than fit into one piece, newest first, without holding them all', async () => {
  const shop = await aShop(product)
  const quote = await aQuote(shop, { note: 'note '.repeat(100) })
  const count = 600
  await copyQuotes(product.database.pool, quote.id, { teamId: shop.team.id, copies: count })
  const headers = { authorization: `Bearer ${await shop.owner.idToken()}` }
  const response = await fetch(`${product.url}/api/account/data`, { headers })
  assert.equal(response.headers.get('content-length'), null)
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
  const data: any = await response.json()
  assert.deepEqual(AccountData.parse(data), data)
  assert.deepEqual(
    data.quotes.map(({ number }: { number: string }) => number),
    [quote.number, ...Array.from({ length: count }, (_, index) => `X-${index + 1}`)],
  )
})

test('exports are one at a time for each account, and a few an hour', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const shop = await aShop(limited)
  const quote = await aQuote(shop, { note: 'note '.repeat(100) })
  await copyQuotes(limited.database.pool, quote.id, { teamId: shop.team.id, copies: 5_000 })
  const other = await limited.aPerson()
  const headers = { authorization: `Bearer ${await shop.owner.idToken()}` }
  const reading = await fetch(`${limited.url}/api/account/data`, { headers })
  const second = await shop.owner.call('GET', '/account/data')
  assert.deepEqual([second.status, second.code], [429, 'request/too-many'])
  assert.ok(Number(second.headers.get('retry-after')) > 0)
  assert.equal((await other.call('GET', '/account/data')).status, 200)
  await reading.body?.cancel()
  // The server notices a moment later that the client has stopped reading.
  while ((await other.call('GET', '/account')).status === 200) {
    if ((await shop.owner.call('GET', '/account/data')).status === 200) break
  }
  const { calls } = apiLimits.exportsPerAccount
  // The other account has little data, which is read quickly.
  for (let count = 1; count < calls; count += 1)
    assert.equal((await other.call('GET', '/account/data')).status, 200)
  assert.equal((await other.call('GET', '/account/data')).headers.get('retry-after'), '3600')
})

test('requires a signed-in user', async () => {
  for (const [method, path, body] of [
    ['GET', '/account'],
    ['GET', '/account/data'],
    ['DELETE', '/account/sessions/x'],
    ['POST', '/account/sessions/end', { keepsThis: false }],
  ] as const) {
    assert.equal((await product.call(method, path, body)).code, 'identity/signed-out', path)
  }
})
