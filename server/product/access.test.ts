import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '@costard/contract'
import { aQuote, aQuoteInput, aSentQuote, aShop, startTestProduct } from '#testing'
import { members } from './schema.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const draft = await aQuote(shop)
const sent = await aSentQuote(shop)

/** A valid body per call, so that a call is refused only because of the caller. */
const bodies: Readonly<Record<string, unknown>> = {
  'teams.add': { name: 'A', country: 'FR', language: 'en' },
  'teams.open': undefined,
  'teams.claim': { idToken: await (await product.anAnonymousPerson()).idToken() },
  'quotes.add': aQuoteInput(shop),
  'quotes.edit': { rev: draft.rev, note: 'Changed' },
  'quotes.send': { rev: draft.rev },
  'quotes.resend': {},
  'deviceChecks.lookUp': { imei: '356938035643809' },
  'deviceChecks.saveService': {
    name: 'Checks',
    urlTemplate: 'https://checks.example/{number}',
    headerName: '',
    mappings: { blacklist: { pointer: '/blacklist', clear: ['no'], flagged: ['yes'] } },
  },
  'deviceChecks.removeService': undefined,
  'account.endSession': undefined,
  'account.endSessions': { keepsThis: true },
  'account.leaveTeams': undefined,
  'account.savePhoto': { image: '/9j/' },
  'account.removePhoto': undefined,
}
/** Required query strings. */
const queries: Readonly<Record<string, string>> = { 'devices.history': '?imei=356938035643809' }
const notForViewers = [
  'quotes.add',
  'quotes.edit',
  'quotes.send',
  'quotes.resend',
  'devices.history',
  'deviceChecks.lookUp',
  'deviceChecks.saveService',
  'deviceChecks.removeService',
]
const open = ['locales.get', 'locales.countries']

const calls = Object.entries(contract).flatMap(([room, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    return { name: `${room}.${name}`, method, path: path as string }
  }),
)
const ofTeam = calls.filter(({ path }) => path.includes('{teamId}'))
const needsAccount = calls.filter(({ name, path }) => !open.includes(name) && !path.startsWith('/public/'))

function addressOf({ name, path }: { name: string; path: string }): string {
  return `${path}${queries[name] ?? ''}`
    .replace('{teamId}', shop.team.id)
    .replace('{quoteId}', draft.id)
    .replace('{catalogId}', shop.catalogs.buy.pricing.id)
}

function bodyOf(name: string, method: string): unknown {
  if (method === 'GET') return undefined
  assert.ok(name in bodies, `${name} has no example body in this test`)
  return bodies[name]
}

async function unchanged(): Promise<void> {
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes`)
  assert.deepEqual(body.counts, { all: 2, draft: 1, sent: 1 })
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes/${draft.id}`)).body.note, '')
}

for (const call of needsAccount) {
  const { name, method } = call
  test(`${name} requires a signed-in user`, async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: `Basic ${await shop.owner.idToken()}` },
    ]) {
      const answer = await product.call(method, addressOf(call), bodyOf(name, method), headers)
      assert.deepEqual([answer.status, answer.code], [401, 'identity/signed-out'])
    }
    await unchanged()
  })
}

for (const call of ofTeam) {
  const { name, method } = call
  test(`${name} returns team/not-found to a non-member`, async () => {
    const stranger = (await aShop(product)).owner
    const answer = await stranger.call(method, addressOf(call), bodyOf(name, method))
    assert.deepEqual([answer.status, answer.code], [404, 'team/not-found'])
    const nowhere = addressOf(call).replace(shop.team.id, 'x'.repeat(20))
    const missing = await shop.owner.call(method, nowhere, bodyOf(name, method))
    // Identical responses, so that team ids cannot be probed.
    assert.deepEqual([missing.status, missing.body], [answer.status, answer.body])
    await unchanged()
  })

  test(`${name} is ${notForViewers.includes(name) ? 'denied' : 'allowed'} for a viewer`, async () => {
    const viewer = await product.aPerson()
    const at = product.clock.now()
    await product.database.orm
      .insert(members)
      .values({ teamId: shop.team.id, userId: viewer.userId, role: 'viewer', joinedAt: at, lastUsedAt: at })
    const { status, code } = await viewer.call(method, addressOf(call), bodyOf(name, method))
    if (notForViewers.includes(name)) assert.deepEqual([status, code], [403, 'team/not-allowed'])
    else assert.equal(status, 200)
    await unchanged()
  })
}

test("returns 404 for another team's quote", async () => {
  const other = await aShop(product)
  for (const { method, path, body } of [
    { method: 'GET', path: '', body: undefined },
    { method: 'PATCH', path: '', body: { rev: draft.rev, note: 'Changed' } },
    { method: 'POST', path: '/send', body: { rev: draft.rev } },
  ]) {
    const answer = await other.owner.call(method, `${other.path}/quotes/${draft.id}${path}`, body)
    assert.deepEqual([answer.status, answer.code], [404, 'quote/not-found'])
  }
  await unchanged()
})

test('a deleted account loses access to its teams at once', async () => {
  const { owner, path } = await aShop(product)
  const idToken = await owner.idToken()
  const { apiKey } = (await (await fetch(`${product.url}/__/firebase/init.json`)).json()) as {
    apiKey: string
  }
  const closed = await fetch(`${product.url}/v1/accounts:delete?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  })
  assert.equal(closed.status, 200)
  assert.equal((await owner.call('GET', `${path}/quotes`)).code, 'identity/signed-out')
})

test('a public quote token does not authorise other calls', async () => {
  const headers = { authorization: `Bearer ${sent.token}` }
  assert.equal((await product.call('GET', '/teams', undefined, headers)).status, 401)
})
