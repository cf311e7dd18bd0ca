import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aMember, anApiKey, aQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const bad = 'Be\u200Bn\u202E'

const place = { street: '1 Quay', town: '', directions: '', phone: '', hours: null }

test('a name with something invisible is refused with the field and a code', async () => {
  const { owner, path } = await aShop(product)
  const answer = await owner.call('POST', `${path}/sites`, { ...place, name: bad })
  assert.deepEqual([answer.status, answer.code], [400, 'request/invalid'])
  const issue = { path: 'name', message: 'Has an invisible character', code: 'name/invisible' }
  assert.deepEqual(answer.body.error.detail, [issue])
  const wordless = await owner.call('POST', `${path}/sites`, { ...place, name: '...' })
  assert.equal(wordless.body.error.detail[0].code, 'name/wordless')
})

test('names that are older than the rule are still read, and what they name can be changed', async () => {
  const shop = await aShop(product)
  const { owner, path, catalogs } = shop
  const { pricing } = catalogs.buy
  const site = (await owner.call('POST', `${path}/sites`, { ...place, name: 'Cork' })).body
  const widget = (await owner.call('POST', `${path}/widgets`, { name: 'A', catalogId: pricing.id })).body
  await owner.call('POST', `${path}/quote-views`, { name: 'A', query: '', isShared: true })
  await anApiKey(shop, ['quotes.read'])
  const provider = {
    name: 'A',
    urlTemplate: 'https://checks.example/{imei}',
    headerName: '',
    mappings: { findMy: { pointer: '/a', clear: ['1'], flagged: ['2'] } },
  }
  assert.equal((await owner.call('PUT', `${path}/look-up-service`, provider)).status, 200)
  const wording = { subject: 'A', text: '{link}', rev: 0 }
  assert.equal((await owner.call('PUT', `${path}/messages/quoteSent/en`, wording)).status, 200)
  const quote = await aQuote(shop)
  const draft = `${path}/catalogs/${pricing.id}/draft`
  const { baseVersion } = (await owner.call('GET', draft)).body
  const general = { kind: 'general', key: '', value: { name: { en: 'A' }, samplePrices: false } }
  const changes = [{ part: general, rev: 0 }]
  assert.equal((await owner.call('PATCH', draft, { baseVersion, changes })).status, 200)
  for (const [statement, ...values] of [
    ['update product.teams set name = $1', bad],
    ['update product.sites set name = $1', bad],
    ['update product.widgets set settings = settings || $1', { name: bad }],
    ['update product.quote_views set name = $1', bad],
    ['update product.api_keys set name = $1', bad],
    ['update product.look_up_services set name = $1', bad],
    ['update product.message_wordings set subject = $1', bad],
    ['update product.customers set name = $1, tags = $2', bad, [bad]],
    ['update product.quotes set customer = customer || $1', { name: bad }],
    ['update product.quote_lines set device_name = $1, choice_group = $1', bad],
    [`update product.catalog_parts set value = value || $1 where kind = 'general'`, { name: { en: bad } }],
  ] as const)
    await product.database.pool.query(statement, [...values])
  const [customer] = (await owner.call('GET', `${path}/customers`)).body.customers
  for (const at of [
    '',
    '/shop',
    '/sites',
    '/widgets',
    `/widgets/${widget.id}`,
    '/quote-views',
    '/api-keys',
    '/look-up-service',
    '/messages',
    '/customers',
    `/customers/${customer.id}`,
    '/quotes',
    `/quotes/${quote.id}`,
    `/quotes/${quote.id}/lines`,
    `/customers/${customer.id}/data`,
    `/catalogs/${pricing.id}/draft`,
    `/catalogs/${pricing.id}/draft/changes?after=0`,
    '/devices/history?imei=356938035643809',
  ]) {
    const { status, body } = await owner.call('GET', path + at)
    assert.equal(status, 200, `${at} ${JSON.stringify(body)}`)
    assert.ok(JSON.stringify(body).includes('\u200B'), at)
  }
  assert.equal((await owner.call('GET', '/teams')).status, 200)
  assert.equal((await owner.call('GET', '/account')).status, 200)
  const edited = await owner.call('PATCH', `${path}/customers/${customer.id}`, {
    rev: customer.rev ?? 1,
    notes: 'A',
  })
  assert.equal(edited.status, 200, JSON.stringify(edited.body))
  const note = await owner.call('PATCH', `${path}/quotes/${quote.id}`, { rev: quote.rev, note: 'Hi' })
  assert.equal(note.status, 200, JSON.stringify(note.body))
  const closed = await owner.call('POST', `${path}/close`, { name: bad })
  assert.equal(closed.status, 200, JSON.stringify(closed.body))
  assert.ok(site.id)
})

test('others read the name of an account without what is invisible', async () => {
  const shop = await aShop(product, { owner: await product.aPerson({ name: bad }) })
  await shop.owner.call('POST', `${shop.path}/open`)
  const agent = await aMember(product, shop, 'agent')
  const names = (await agent.call('GET', `${shop.path}/members`)).body.map(
    ({ name }: { name: string }) => name,
  )
  assert.ok(names.includes('Ben'), JSON.stringify(names))
})

test('a name that imitates another with letters of another script is no sender', async () => {
  const imitated = 'Аpple Support'
  const { owner, path } = await aShop(product)
  const team = { name: imitated, country: 'IE', language: 'en' }
  const refused = await owner.call('POST', '/teams', team)
  assert.deepEqual(
    refused.body.error.detail.map(({ path: at, code }: { path: string; code: string }) => [at, code]),
    [['name', 'name/look-alike']],
  )
  const person = await product.aPerson({ name: imitated })
  const shop = await aShop(product, { owner: person })
  await person.call('POST', `${shop.path}/open`)
  const names = (await person.call('GET', `${shop.path}/members`)).body.map(
    ({ name }: { name: string }) => name,
  )
  assert.ok(!names.includes(imitated), JSON.stringify(names))
  const saved = (await owner.call('GET', `${path}/shop`)).body
  const renamed = await owner.call('PUT', `${path}/shop`, { ...saved, name: 'Мiсrоsоft' })
  assert.ok(
    renamed.body.error.detail.some(({ code }: { code: string }) => code === 'name/look-alike'),
    JSON.stringify(renamed.body),
  )
})
