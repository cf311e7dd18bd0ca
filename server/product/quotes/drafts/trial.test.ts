import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aLine, aMember, aQuote, aQuoteInput, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { mailbox } = product

async function aTrial({ owner, path, catalogs }: Shop, change: object = {}) {
  const input = { ...aQuoteInput({ catalogs }), customer: null, isTrial: true, ...change }
  return owner.call('POST', `${path}/quotes`, input)
}

/** Returns everything that the team sees as figures. */
async function figuresOf({ owner, path }: Shop) {
  const read = async (address: string) => (await owner.call('GET', `${path}${address}`)).body
  const { rows } = await product.database.pool.query(
    `select (select count(*) from product.quote_counters where team_id = $1) as counters,
      (select count(*) from product.plan_usage where team_id = $1) as plan,
      (select count(*) from product.customers where team_id = $1) as customers`,
    [path.split('/').at(-1)],
  )
  const managed = await read('/managed-catalogs')
  return {
    counts: await read('/quotes/counts'),
    needsYou: (await read('/quotes?needsYou=true')).quotes.length,
    stored: rows[0],
    meters: (await read('/subscription')).meters,
    used: JSON.stringify(managed).match(/"quotes":\d+/g),
    history: (await read('/devices/history?imei=356938035643809')).length,
    csv: (await owner.call('GET', `${path}/quotes/csv`)).body,
    dashboard: JSON.stringify(await read('/dashboard')),
  }
}

test('a trial is a draft that no figure counts, and takes no number', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  const before = await figuresOf(shop)
  const { status, body: trial } = await aTrial(shop)
  assert.equal(status, 201)
  assert.partialDeepStrictEqual(trial, {
    number: 'TRIAL',
    isTrial: true,
    state: 'draft',
    obstacles: ['trial'],
  })
  assert.deepEqual(await figuresOf(shop), before)
  const { body: list } = await owner.call('GET', `${path}/quotes`)
  assert.deepEqual(
    list.quotes.map(({ isTrial, number }: Record<string, unknown>) => [isTrial, number]),
    [[true, 'TRIAL']],
  )
  assert.match((await aQuote(shop)).number, /00001$/)
})

test('a trial can be changed, has no customer, waits for nobody and is sent to nobody', async () => {
  const shop = await aShop(product)
  const { owner, path, catalogs } = shop
  const { body: trial } = await aTrial(shop)
  const at = `${path}/quotes/${trial.id}`
  const customer = { kind: 'private', name: 'Ada', email: 'ada@customer.example' }
  for (const answer of [
    await aTrial(shop, { customer }),
    await owner.call('PATCH', at, { rev: 1, customer }),
  ])
    assert.deepEqual([answer.status, answer.code], [400, 'request/invalid'])
  const { body: edited } = await owner.call('PATCH', at, { rev: 1, note: 'Looks good' })
  assert.deepEqual([edited.note, edited.isTrial], ['Looks good', true])

  // Held, since an answer asks for a check by a colleague.
  const answers = { ...aLine(shop).answers, owner: 'contract' }
  const held = aLine({ catalogs }, { answers })
  const changed = await owner.call('PATCH', `${at}/lines`, {
    rev: edited.rev,
    changes: [{ op: 'edit', lineId: trial.lines[0].id, line: held }],
  })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  assert.deepEqual(changed.body.obstacles, ['trial', 'needs-review'])
  const { rev } = changed.body
  for (const [address, body] of [
    ['/ask', { rev, question: 'May I?' }],
    ['/cancel', { rev, reason: 'Done' }],
  ] as const) {
    const answer = await owner.call('POST', `${at}${address}`, body)
    assert.deepEqual([answer.status, answer.code], [409, 'quote/wrong-state'], address)
  }
  const sent = await owner.call('POST', `${at}/send`, { rev, channel: 'link' })
  assert.deepEqual([sent.status, sent.code], [422, 'quote/not-sendable'])
  const { body: counts } = await owner.call('GET', `${path}/quotes/counts`)
  assert.deepEqual(counts, { all: 0 })
  assert.deepEqual(
    mailbox.mails.filter(({ recipients }) => recipients.includes('ada@customer.example')),
    [],
  )
})

test('the team has one trial: a new one replaces it, also with four at once', async () => {
  const shop = await aShop(product)
  const { body: first } = await aTrial(shop)
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await aTrial(shop)).status))
  assert.deepEqual(statuses, [201, 201, 201, 201])
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes`)
  assert.equal(list.quotes.length, 1)
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes/${first.id}`)).code, 'quote/not-found')
})

test('a trial is removed whole; no other quote is, and no viewer does it', async () => {
  const shop = await aShop(product)
  const { owner, path, team } = shop
  const { body: trial } = await aTrial(shop)
  const real = await aQuote(shop)
  const viewer = await aMember(product, shop, 'viewer')
  assert.equal((await viewer.call('DELETE', `${path}/quotes/${trial.id}`)).code, 'team/not-allowed')
  const photo = await fetch(`${product.url}/api${path}/quotes/${trial.id}/files?name=a.pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await owner.idToken()}` },
    body: '%PDF-1.7\n%%EOF',
  })
  assert.equal(photo.status, 201)
  assert.equal((await owner.call('DELETE', `${path}/quotes/${real.id}`)).code, 'quote/wrong-state')
  const { body } = await owner.call('DELETE', `${path}/quotes/${trial.id}`)
  assert.deepEqual(body, { id: trial.id })
  for (const table of ['quotes', 'quote_revisions', 'quote_lines', 'quote_files']) {
    const { rows } = await product.database.pool.query<{ quote_id: string }>(
      `select quote_id from product.${table} where team_id = $1`,
      [team.id],
    )
    assert.ok(!rows.some(({ quote_id }) => quote_id === trial.id), table)
  }
  assert.equal((await owner.call('DELETE', `${path}/quotes/${trial.id}`)).code, 'quote/not-found')
})
