import assert from 'node:assert/strict'
import { test } from 'vitest'
import { DeviceCheck, LookUpService } from '@costard/contract'
import { type Answer, aShop, type Shop, startTestProduct } from '#testing'
import { members } from '../teams/schema.ts'
import { startFakeLookUpService, withJson } from './testing/fake-look-up-service.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const { clock, database } = product
const played = await startFakeLookUpService()
const imei = '356938035643809'
const serial = 'C02XK0AAJG5J'
const secret = 'Token a-secret-nobody-may-read'
const settings = {
  name: 'Own register',
  urlTemplate: `${played.url}/v1/{number}?of=phone`,
  headerName: 'X-Api-Key',
  mappings: {
    blacklist: { pointer: '/data/listed', clear: ['false'], flagged: ['true'] },
    findMy: { pointer: '/data/findMy', clear: ['off'], flagged: ['on'] },
  },
  referencePointer: '/id',
}

function save({ owner, path }: Shop, change: object = {}): Promise<Answer> {
  return owner.call('PUT', `${path}/look-up-service`, { ...settings, ...change })
}

function lookUp({ owner, path }: Shop, body: object = { imei }): Promise<Answer> {
  return owner.call('POST', `${path}/device-checks`, body)
}

async function aShopWithService(change: object = { secret }): Promise<Shop> {
  const shop = await aShop(product)
  assert.equal((await save(shop, change)).status, 200)
  return shop
}

test('a new team has no look-up service', async () => {
  const shop = await aShop(product)
  const { status, body } = await shop.owner.call('GET', `${shop.path}/look-up-service`)
  assert.deepEqual([status, body], [200, null])
  const refused = await lookUp(shop)
  assert.deepEqual([refused.status, refused.code], [409, 'check/no-service'])
})

test('returns the results of the service by kind', async () => {
  const shop = await aShopWithService()
  played.answer = withJson({ id: 'R-77', data: { listed: true, findMy: 'OFF' } })
  const { status, body } = await lookUp(shop)
  assert.equal(status, 200)
  const common = {
    provider: 'http',
    at: clock.now().toISOString(),
    reference: 'R-77',
    checkId: body[0].checkId,
  }
  assert.deepEqual(body, [
    { kind: 'blacklist', result: 'flagged', ...common },
    { kind: 'findMy', result: 'clear', ...common },
  ])
  for (const check of body) assert.deepEqual(DeviceCheck.parse(check), check)
  const { path, headers } = played.requests.at(-1)!
  assert.equal(path, `/v1/${imei}?of=phone`)
  assert.equal(headers['x-api-key'], secret)
})

test('a missing value is unknown', async () => {
  const shop = await aShopWithService()
  played.answer = withJson({ data: { listed: null } })
  const { body } = await lookUp(shop)
  assert.deepEqual(
    body.map(({ kind, result }: DeviceCheck) => [kind, result]),
    [
      ['blacklist', 'unknown'],
      ['findMy', 'unknown'],
    ],
  )
})

test('fills placeholders, and reports a missing number', async () => {
  played.answer = withJson({})
  const asked = () => played.requests.at(-1)?.path
  const shop = await aShopWithService()
  await lookUp(shop, { serial })
  assert.equal(asked(), `/v1/${serial}?of=phone`)
  await lookUp(shop, { imei, serial })
  assert.equal(asked(), `/v1/${imei}?of=phone`)
  await save(shop, { urlTemplate: `${played.url}/{serial}/{imei}` })
  await lookUp(shop, { imei, serial })
  assert.equal(asked(), `/${serial}/${imei}`)
  const before = played.requests.length
  for (const numbers of [{ imei }, { serial }]) {
    const refused = await lookUp(shop, numbers)
    assert.deepEqual([refused.status, refused.code], [422, 'check/number-missing'])
  }
  assert.equal(played.requests.length, before)
  assert.equal((await lookUp(shop, {})).code, 'request/invalid')
})

test('reports a failing service with the reason', async () => {
  const shop = await aShopWithService()
  played.answer = withJson({ id: 'private words' }, 403)
  const failed = await lookUp(shop)
  assert.deepEqual([failed.status, failed.code], [502, 'check/service-failed'])
  assert.deepEqual(failed.body.error.detail, { reason: 'status', status: 403 })
})

test('saving settings invalidates stored answers; removing them disables look-ups', async () => {
  const shop = await aShopWithService()
  played.answer = withJson({})
  const count = async () => {
    const before = played.requests.length
    assert.equal((await lookUp(shop)).status, 200)
    return played.requests.length - before
  }
  assert.deepEqual([await count(), await count()], [1, 0])
  await save(shop, { name: 'Same register' })
  assert.deepEqual([await count(), await count()], [1, 0])
  const removed = await shop.owner.call('DELETE', `${shop.path}/look-up-service`)
  assert.deepEqual([removed.status, removed.body], [200, null])
  assert.equal((await lookUp(shop)).code, 'check/no-service')
  await save(shop)
  assert.equal(await count(), 1)
})

test('answers are not shared between teams', async () => {
  played.answer = withJson({})
  const [one, other] = [await aShopWithService(), await aShopWithService()]
  const before = played.requests.length
  await lookUp(one)
  await lookUp(other)
  assert.equal(played.requests.length, before + 2)
})

test('the secret is sent to the service and never returned', async () => {
  const shop = await aShop(product)
  const saved = await save(shop, { secret })
  const { body: read } = await shop.owner.call('GET', `${shop.path}/look-up-service`)
  assert.deepEqual(read, { ...settings, hasSecret: true })
  assert.deepEqual(LookUpService.parse(read), read)
  assert.deepEqual(saved.body, read)
  const { rows } = await database.pool.query('select * from product.look_up_services where team_id = $1', [
    shop.team.id,
  ])
  const sealed = Buffer.from(rows[0].sealed_secret.slice(3), 'base64url')
  assert.ok(!JSON.stringify(rows).includes(secret) && !sealed.includes(secret))
  assert.ok(!JSON.stringify(rows).includes(Buffer.from(secret).toString('base64url')))
})

test('a secret is kept until replaced or removed', async () => {
  played.answer = withJson({})
  const shop = await aShopWithService()
  const sent = async () => {
    await lookUp(shop, { imei, isFresh: true })
    return played.requests.at(-1)?.headers['x-api-key']
  }
  assert.equal((await save(shop, { name: 'Renamed' })).body.hasSecret, true)
  assert.equal(await sent(), secret)
  await save(shop, { secret: 'another' })
  assert.equal(await sent(), 'another')
  assert.equal((await save(shop, { secret: '' })).body.hasSecret, false)
  assert.equal(await sent(), undefined)
})

test('a stored secret is not sent to another host', async () => {
  const shop = await aShopWithService()
  const elsewhere = { urlTemplate: 'https://elsewhere.example/{number}' }
  const refused = await save(shop, elsewhere)
  assert.deepEqual([refused.status, refused.code], [422, 'check/secret-needed'])
  assert.equal((await save(shop, { ...elsewhere, secret: 'of elsewhere' })).status, 200)
})

test('a secret saved while the service moves to another host is not kept for it', async () => {
  const shop = await aShop(product)
  await save(shop, { secret: '' })
  // Concurrent changes that are each allowed alone: none may pass by a check outside of its transaction.
  for (let round = 0; round < 20; round++) {
    await save(shop, { secret: '' })
    const elsewhere = { urlTemplate: `https://elsewhere-${round}.example/{number}` }
    const [, moved] = await Promise.all([save(shop, { secret }), save(shop, elsewhere)])
    const { body } = await shop.owner.call('GET', `${shop.path}/look-up-service`)
    if (moved.status === 200 && body.urlTemplate === elsewhere.urlTemplate)
      assert.equal(body.hasSecret, false)
  }
})

test('a sealed secret cannot be opened in the row of another team', async () => {
  const [one, other] = [await aShopWithService(), await aShopWithService({ secret: 'other' })]
  await database.pool.query(
    `update product.look_up_services set sealed_secret =
       (select sealed_secret from product.look_up_services where team_id = $1) where team_id = $2`,
    [one.team.id, other.team.id],
  )
  const before = played.requests.length
  assert.equal((await lookUp(other)).code, 'server/failed')
  assert.equal(played.requests.length, before)
})

test('rejects invalid settings', async () => {
  const shop = await aShop(product)
  for (const [path, change] of [
    ['urlTemplate', { urlTemplate: 'ftp://checks.example/{imei}' }],
    ['urlTemplate', { urlTemplate: 'https://checks.example/' }],
    ['urlTemplate', { urlTemplate: 'https://checks.example/#{imei}' }],
    ['urlTemplate', { urlTemplate: 'https://{serial}.checks.example/' }],
    ['urlTemplate', { urlTemplate: 'https://checks.example:{imei}/' }],
    ['urlTemplate', { urlTemplate: 'https://me:word@checks.example/{imei}' }],
    ['headerName', { headerName: 'X Key' }],
    ['headerName', { headerName: 'Host' }],
    ['secret', { secret: 'two\nlines' }],
    ['mappings', { mappings: {} }],
    ['referencePointer', { referencePointer: 'id' }],
  ] as const) {
    const { code, body } = await save(shop, change)
    assert.equal(code, 'request/invalid', JSON.stringify(change))
    assert.equal(body.error.detail[0].path, path)
  }
})

test('agents can look up, admins can manage the service', async () => {
  const shop = await aShopWithService()
  played.answer = withJson({})
  for (const [role, looksUp, setsUp] of [
    ['admin', 200, 200],
    ['manager', 200, 403],
    ['agent', 200, 403],
    ['viewer', 403, 403],
  ] as const) {
    const owner = await product.aPerson()
    const at = clock.now()
    await database.orm
      .insert(members)
      .values({ teamId: shop.team.id, userId: owner.userId, role, joinedAt: at, lastUsedAt: at })
    const colleague = { ...shop, owner }
    assert.equal((await lookUp(colleague)).status, looksUp, role)
    assert.equal((await save(colleague)).status, setsUp, role)
    const { body } = await owner.call('GET', `${shop.path}/look-up-service`)
    assert.equal(body.hasSecret, true)
    assert.equal(body.urlTemplate, setsUp === 200 ? settings.urlTemplate : undefined, role)
    if (setsUp === 403)
      assert.equal((await owner.call('DELETE', `${shop.path}/look-up-service`)).status, 403, role)
  }
})

test('private addresses are refused unless the installation allows them', async () => {
  const closed = await startTestProduct()
  const shop = await aShop(closed)
  const refused = await save(shop)
  assert.deepEqual([refused.status, refused.code], [422, 'check/address-refused'])
  const ofMail = await save(shop, { urlTemplate: 'https://checks.example:25/{imei}' })
  assert.deepEqual([ofMail.status, ofMail.code], [422, 'check/address-refused'])
  // Host names are checked when connecting. This row was saved while private addresses were allowed.
  await save(shop, { urlTemplate: 'https://checks.example/{imei}' })
  await closed.database.pool.query('update product.look_up_services set url_template = $1', [
    `${played.url}/{imei}`,
  ])
  const before = played.requests.length
  const unasked = await lookUp(shop)
  assert.deepEqual([unasked.status, unasked.code], [422, 'check/address-refused'])
  assert.equal(played.requests.length, before)
})
