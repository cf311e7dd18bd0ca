import assert from 'node:assert/strict'
import { test } from 'vitest'
import { apiKeyLimits, apiScopes } from '@costard/contract'
import {
  aMember,
  anApiKey,
  type Answer,
  aQuoteInput,
  aShop,
  type Shop,
  startTestProduct,
  startTestServer,
} from '#testing'
import { apiLimits } from '../calls/api-limits.ts'

/** Both processes need the same SECRET_KEY. */
const SECRET_KEY = 'ab'.repeat(32)
const product = await startTestProduct({ SECRET_KEY })
const { pool } = product.database
const shop = await aShop(product)
const { owner, path } = shop
const keysPath = `${path}/api-keys`

function withKey(token: string, method: string, at: string, body?: unknown, headers = {}): Promise<Answer> {
  return product.call(method, at, body, { authorization: `Bearer ${token}`, ...headers })
}

function count(token: string, { path: of }: Pick<Shop, 'path'> = shop): Promise<Answer> {
  return withKey(token, 'GET', `${of}/quotes/counts`)
}

async function listed(token: string, of: Shop = shop): Promise<any> {
  const { body } = await of.owner.call('GET', `${of.path}/api-keys`)
  return body.find(({ prefix }: { prefix: string }) => token.startsWith(prefix))
}

function codeAndStatus({ status, code }: Answer): readonly unknown[] {
  return [status, code]
}
const signedOut = [401, 'identity/signed-out']

test('a key is shown once, and only its hash is stored', async () => {
  const { status, body } = await owner.call('POST', keysPath, { name: ' Till ', scopes: ['quotes.read'] })
  assert.equal(status, 201)
  assert.match(body.token, /^cp_live_[0-9A-Za-z]{32}$/)
  const { token, ...described } = body
  assert.deepEqual(described, {
    id: body.id,
    name: 'Till',
    prefix: token.slice(0, 12),
    scopes: ['quotes.read'],
    origins: [],
    createdBy: 'Pat Person',
    isCreatorActive: true,
    createdAt: product.clock.now().toISOString(),
    expiresAt: null,
    lastUsedAt: null,
    isAssistants: false,
  })
  const { rows } = await pool.query(
    `select (select jsonb_agg(k) from product.api_keys k) as keys, (select jsonb_agg(a) from product.audit_entries a) as audit,
       (select jsonb_agg(i) from product.idempotency_keys i) as answers`,
  )
  assert.ok(!JSON.stringify(rows).includes(token))
  assert.ok(!JSON.stringify((await owner.call('GET', keysPath)).body).includes(token))
  assert.equal((await count(token)).status, 200)
})

test('a repeated creation shows no secret and creates nothing', async () => {
  const headers = { 'idempotency-key': 'once' }
  const input = { name: 'Twice', scopes: ['quotes.read'] }
  const first = await owner.call('POST', keysPath, input, headers)
  assert.equal(first.status, 201)
  assert.deepEqual(codeAndStatus(await owner.call('POST', keysPath, input, headers)), [
    409,
    'secret/shown-once',
  ])
  const { rows } = await pool.query(`select answer from product.idempotency_keys where key = 'once'`)
  assert.deepEqual(rows, [{ answer: null }])
})

test('refuses what has the form of a key and is none', async () => {
  for (const token of [`cp_live_${'a'.repeat(32)}`, 'cp_live_short', 'cp_live_'])
    assert.deepEqual(codeAndStatus(await count(token)), signedOut)
})

test('revoking ends a key at its next call, in every process', async () => {
  const token = await anApiKey(shop, ['quotes.read'])
  const other = await startTestServer({
    now: product.clock.now,
    env: {
      SECRET_KEY,
      DATABASE_URL: product.config.databaseUrl ?? '',
      PUBLIC_URL: product.config.publicUrl,
      DATA_DIR: product.config.dataDir,
      RATE_LIMITS: 'off',
    },
  })
  const elsewhere = (): Promise<Response> =>
    fetch(`http://127.0.0.1:${other.config.port}/api${path}/quotes/counts`, {
      headers: { authorization: `Bearer ${token}` },
    })
  assert.deepEqual([(await count(token)).status, (await elsewhere()).status], [200, 200])
  const { id } = await listed(token)
  assert.equal((await owner.call('POST', `${keysPath}/${id}/revoke`)).status, 200)
  assert.deepEqual(codeAndStatus(await count(token)), signedOut)
  assert.equal((await elsewhere()).status, 401)
  assert.equal(await listed(token), undefined)
  const again = await owner.call('POST', `${keysPath}/${id}/revoke`)
  assert.deepEqual(codeAndStatus(again), [404, 'key/not-found'])
})

test('a key of another team cannot be revoked', async () => {
  const token = await anApiKey(shop, ['quotes.read'])
  const { id } = await listed(token)
  const { owner: stranger, path: theirs } = await aShop(product)
  const refused = await stranger.call('POST', `${theirs}/api-keys/${id}/revoke`)
  assert.deepEqual(codeAndStatus(refused), [404, 'key/not-found'])
  assert.equal((await count(token)).status, 200)
})

test('a key expires at its moment', async () => {
  const expiring = await aShop(product)
  const { body } = await expiring.owner.call('POST', `${expiring.path}/api-keys`, {
    name: 'Short',
    scopes: ['quotes.read'],
    days: 1,
  })
  product.clock.advanceSeconds(24 * 60 * 60 - 1)
  assert.equal((await count(body.token, expiring)).status, 200)
  product.clock.advanceSeconds(1)
  assert.deepEqual(codeAndStatus(await count(body.token, expiring)), signedOut)
  assert.equal(await listed(body.token, expiring), undefined)
})

test('the last use is written once a minute', async () => {
  const token = await anApiKey(shop, ['quotes.read'])
  await count(token)
  const first = product.clock.now().toISOString()
  assert.equal((await listed(token)).lastUsedAt, first)
  const { id } = await listed(token)
  const version = async (): Promise<unknown> =>
    (await pool.query('select xmin::text from product.api_keys where key_id = $1', [id])).rows
  const before = await version()
  product.clock.advanceSeconds(59)
  await count(token)
  assert.deepEqual(await version(), before)
  product.clock.advanceSeconds(2)
  await count(token)
  assert.equal((await listed(token)).lastUsedAt, product.clock.now().toISOString())
})

test('a key may never do more than its creator, at the time of each call', async () => {
  const admin = await aMember(product, shop, 'admin')
  const token = await anApiKey(shop, ['quotes.read', 'quotes.draft'], admin)
  const add = (): Promise<Answer> => withKey(token, 'POST', `${path}/quotes`, aQuoteInput(shop))
  const member = `${path}/members/${admin.userId}`
  assert.equal((await add()).status, 201)
  await owner.call('PATCH', member, { role: 'viewer' })
  assert.deepEqual(codeAndStatus(await add()), [403, 'team/not-allowed'])
  assert.equal((await count(token)).status, 200)
  await owner.call('POST', `${member}/suspend`)
  assert.deepEqual(codeAndStatus(await count(token)), [403, 'team/suspended'])
  assert.equal((await listed(token)).isCreatorActive, false)
  await owner.call('POST', `${member}/reactivate`)
  assert.equal((await count(token)).status, 200)
  await owner.call('DELETE', member)
  assert.deepEqual(codeAndStatus(await count(token)), signedOut)
  assert.equal(await listed(token), undefined)
})

test('a key of somebody who left stays revoked when they come back', async () => {
  const admin = await aMember(product, shop, 'admin')
  const token = await anApiKey(shop, ['quotes.read'], admin)
  await admin.call('POST', `${path}/leave`)
  await pool.query(`update product.members set state = 'active' where user_id = $1`, [admin.userId])
  assert.deepEqual(codeAndStatus(await count(token)), signedOut)
})

test('a key sees no costs, though its creator does', async () => {
  const token = await anApiKey(shop, ['catalogs.read'])
  const { id } = shop.catalogs.sell.pricing
  const mine = await owner.call('GET', `${path}/catalogs/${id}`)
  const theKeys = await withKey(token, 'GET', `${path}/catalogs/${id}`)
  assert.equal(theKeys.status, 200)
  assert.ok(!JSON.stringify(theKeys.body).includes('costMinor'))
  assert.equal(mine.status, 200)
})

test('idempotency keys of an API key and of its creator are unrelated', async () => {
  const token = await anApiKey(shop, ['quotes.draft'])
  const headers = { 'idempotency-key': 'same' }
  const add = () => withKey(token, 'POST', `${path}/quotes`, aQuoteInput(shop), headers)
  const [first, again] = [await add(), await add()]
  assert.deepEqual([first.status, again.body], [201, first.body])
  const mine = await owner.call('POST', `${path}/quotes`, aQuoteInput(shop), headers)
  assert.notEqual(mine.body.id, first.body.id)
})

test('a team has at most as many keys as stated, also when they are created at once', async () => {
  const full = await aShop(product)
  const add = () => full.owner.call('POST', `${full.path}/api-keys`, { name: 'A', scopes: ['quotes.read'] })
  const { maxKeys } = apiKeyLimits
  const answers = await Promise.all(Array.from({ length: maxKeys + 2 }, add))
  const refused = answers.filter(({ status }) => status !== 201)
  assert.deepEqual(refused.map(codeAndStatus), Array(2).fill([409, 'key/too-many']))
  const { body } = await full.owner.call('GET', `${full.path}/api-keys`)
  assert.equal(body.length, maxKeys)
  await full.owner.call('POST', `${full.path}/api-keys/${body[0].id}/revoke`)
  assert.equal((await add()).status, 201)
})

test('refuses bad names, scopes and lives', async () => {
  const good = { name: 'A', scopes: ['quotes.read'] }
  for (const bad of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { scopes: [] },
    { scopes: ['quotes.send'] },
    { scopes: Array(apiScopes.length + 1).fill('quotes.read') },
    { days: 0 },
    { days: apiKeyLimits.maxDays + 1 },
  ])
    assert.equal((await owner.call('POST', keysPath, { ...good, ...bad })).code, 'request/invalid')
})

test('somebody without an account creates none', async () => {
  const guest = await aShop(product, { owner: await product.anAnonymousPerson() })
  const refused = await guest.owner.call('POST', `${guest.path}/api-keys`, {
    name: 'A',
    scopes: ['quotes.read'],
  })
  assert.deepEqual(codeAndStatus(refused), [403, 'key/sign-up-to-create'])
})

test('calls are limited by key, and other keys are not affected', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const there = await aShop(limited)
  const [token, other] = [await anApiKey(there, ['quotes.read']), await anApiKey(there, ['quotes.read'])]
  const call = (key: string): Promise<Answer> =>
    limited.call('GET', `${there.path}/quotes/counts`, undefined, { authorization: `Bearer ${key}` })
  const { calls } = apiLimits.callsPerKey
  const answers = await Promise.all(Array.from({ length: calls }, () => call(token)))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const refused = await call(token)
  assert.deepEqual(codeAndStatus(refused), [429, 'request/too-many'])
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.equal((await call(other)).status, 200)
})

test('a key of a disabled account does nothing until the account is enabled', async () => {
  const other = await aShop(product)
  const token = await anApiKey(other, ['quotes.read'])
  const setDisabled = (isDisabled: boolean) =>
    pool.query('update identity.users set is_disabled = $2 where id = $1', [other.owner.userId, isDisabled])
  await setDisabled(true)
  assert.deepEqual(codeAndStatus(await count(token, other)), signedOut)
  await setDisabled(false)
  assert.equal((await count(token, other)).status, 200)
})
