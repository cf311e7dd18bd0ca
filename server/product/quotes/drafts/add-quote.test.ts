import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogDocument, Quote, usualValidDays } from '@costard/contract'
import { price, totals } from '@costard/pricing'
import {
  aLine,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  bestAnswers,
  startTestProduct,
  withOwnNumbers,
} from '#testing'
import { publishVersion } from '../../testing/publish-version.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path, catalogs } = shop
const worn = { ...bestAnswers(catalogs.buy.pricing, 'iphone-15-256'), screen: 'cracked', battery: 78 }

test('a draft is returned as saved', async () => {
  const input = aQuoteInput(shop, { note: '  Call first  ', letCustomerChoose: false, validDays: 9 })
  const { status, body } = await owner.call('POST', `${path}/quotes`, input)
  assert.equal(status, 201)
  assert.deepEqual(Quote.parse(body), body)
  assert.equal(body.state, 'draft')
  assert.equal(body.rev, 1)
  assert.equal(body.note, 'Call first')
  assert.equal(body.letCustomerChoose, false)
  assert.equal(body.validDays, 9)
  assert.equal(body.validUntil, '2026-03-11')
  assert.deepEqual(body.customer, input.customer)
  assert.equal(body.publicUrl, null)
  assert.equal(body.createdAt, product.clock.now().toISOString())
  const [line] = body.lines
  assert.equal(line.variantLabel, '256 GB')
  assert.equal(line.catalogVersion, 1)
  assert.deepEqual(line.device, input.lines[0]?.device)
  assert.deepEqual((await owner.call('GET', `${path}/quotes/${body.id}`)).body, body)
})

test('a line keeps the note about its device, for the team only', async () => {
  const note = 'purple, unlocked, 91% battery health'
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop, { note: ` ${note} ` })] })
  assert.equal(quote.lines[0]?.note, note)
  const page = await product.call('GET', `/public/quotes/${token}`)
  assert.equal(page.status, 200)
  assert.ok(!JSON.stringify(page.body).includes('purple'))
})

test('the default validity is the shortest of the kinds of its lines', async () => {
  const { buy, sell } = usualValidDays
  assert.equal((await aQuote(shop)).validDays, buy)
  const both = await aQuote(shop, { lines: [aLine(shop), saleLine()] })
  assert.equal(both.validDays, Math.min(buy, sell))
})

test('prices each line with the pricing engine and adds them up', async () => {
  const lines = [
    aLine(shop, { answers: worn, quantity: 3, services: [{ key: 'courier' }, { key: 'dataTransfer' }] }),
    aLine(shop, { propositionKey: 'storeCredit' }),
    saleLine(),
    repairLine(),
  ]
  const quote = await aQuote(shop, { lines })
  const expected = lines.map((line) => {
    const { pricing } = Object.values(catalogs).find((one) => one.pricing.id === line.catalogId)!
    return price(pricing, {
      variantId: line.variantId,
      answers: line.answers,
      services: (line.services ?? []).map(({ key }) => ({ key })),
      quantity: line.quantity ?? 1,
      ...(line.propositionKey && { propositionKey: line.propositionKey }),
      customer: { kind: 'private', country: 'FR' },
      tax: { regime: 'vat' },
      date: '2026-03-02',
    })
  })
  assert.deepEqual(
    quote.lines.map(({ result }) => result),
    JSON.parse(JSON.stringify(expected)),
  )
  assert.ok(expected.every(({ outcome }) => outcome === 'instant'))
  const { chargeMinor, payoutMinor, netMinor } = totals(expected)
  assert.deepEqual(quote.totals, {
    chargeMinor,
    payoutMinor,
    netMinor,
    cashStepMinor: null,
    cashRoundingMinor: 0,
    kind: 'exact',
  })
  assert.ok(chargeMinor > 0 && payoutMinor > 0)
})

test('refuses prices sent by the caller', async () => {
  const [line] = aQuoteInput(shop).lines
  const forged = { ...line, id: 'mine', result: { netMinor: -1 }, kind: 'sell', variantLabel: 'Gold' }
  const body = {
    ...aQuoteInput(shop),
    lines: [forged],
    number: 'X-1',
    state: 'sent',
    totals: { netMinor: 1 },
  }
  const refused = await owner.call('POST', `${path}/quotes`, body)
  assert.deepEqual([refused.status, refused.code], [400, 'request/invalid'])
  assert.deepEqual(refused.body.error.detail.map((issue: { path: string }) => issue.path).toSorted(), [
    'lines.0.id',
    'lines.0.kind',
    'lines.0.result',
    'lines.0.variantLabel',
    'number',
    'state',
    'totals',
  ])
})

test('prices a draft with the given catalog version, by default the published one', async () => {
  const own = await aShop(product)
  await publishVersion(product.database, own, own.catalogs.buy, (minor) => minor + 5000)
  const newest = await aQuote(own)
  assert.deepEqual([newest.lines[0]?.catalogVersion, newest.totals.netMinor], [2, -35500])
  const first = await aQuote(own, { lines: [aLine(own, { catalogVersion: 1 })] })
  assert.deepEqual([first.lines[0]?.catalogVersion, first.totals.netMinor], [1, -30500])
})

test('a missing catalog version has its own error, for a new draft and a changed line', async () => {
  const { body: before } = await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))
  const [, gone] = withOwnNumbers([aLine(shop), aLine(shop, { catalogVersion: 99 })])
  assert.ok(gone)
  const added = await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop, { lines: [gone] }))
  const changed = await shop.owner.call('PATCH', `${shop.path}/quotes/${before.id}/lines`, {
    rev: before.rev,
    changes: [{ op: 'add', line: gone }],
  })
  for (const { status, code } of [added, changed])
    assert.deepEqual([status, code], [410, 'catalog/version-gone'])
  const { body: after } = await shop.owner.call('GET', `${shop.path}/quotes/${before.id}`)
  assert.deepEqual(after, before)
})

test('a hundred drafts at once get consecutive numbers, despite refused ones beside them', async () => {
  const own = await aShop(product)
  const add = (body: object): ReturnType<typeof own.owner.call> =>
    own.owner.call('POST', `${own.path}/quotes`, body)
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, index) =>
      add(
        aQuoteInput(
          own,
          index % 11 === 10
            ? {
                lines: [
                  aLine(own),
                  aLine(own, { variantId: 'iphone-1', answers: {}, device: { name: 'iPhone' } }),
                ],
              }
            : {},
        ),
      ),
    ),
  )
  const numbers = answers.flatMap(({ status, body }) => (status === 201 ? [body.number] : []))
  const refused = answers.flatMap(({ status, code }) => (status === 201 ? [] : [code]))
  assert.deepEqual(refused, Array(10).fill('quote/variant-unknown'))
  assert.deepEqual(
    numbers.toSorted(),
    Array.from({ length: 100 }, (_, index) => `Q-2026-${String(index + 1).padStart(5, '0')}`),
  )
})

test('a rejected draft does not use a number', async () => {
  const own = await aShop(product)
  await owner.call('POST', `${own.path}/quotes`, { lines: [] })
  await own.owner.call('POST', `${own.path}/quotes`, aQuoteInput(own, { lines: [aLine(own), unknown()] }))
  assert.equal((await aQuote(own)).number, 'Q-2026-00001')
})

test('saves a draft with open questions and returns its obstacles', async () => {
  const quote = await aQuote(shop, { lines: [aLine(shop, { answers: {} })], customer: null })
  assert.deepEqual(quote.obstacles, ['questions-open', 'no-customer'])
  const found = await aQuote(shop, { customer: { kind: 'private', name: 'Walk-in' } })
  assert.deepEqual(found.obstacles, ['no-email'])
  const rejected = { ...worn, lock: 'notYet' }
  assert.deepEqual((await aQuote(shop, { lines: [aLine(shop, { answers: rejected })] })).obstacles, [
    'device-rejected',
  ])
  assert.deepEqual((await aQuote(shop)).obstacles, [])
})

test('rejects an unknown variant', async () => {
  const refused = await owner.call('POST', `${path}/quotes`, { lines: [unknown()] })
  assert.deepEqual([refused.status, refused.code], [422, 'quote/variant-unknown'])
  assert.deepEqual(refused.body.error.detail, { variantId: 'iphone-1' })
})

test('rejects a quantity above one with a serial number or IMEI', async () => {
  for (const number of [{ imei: '356938035643809' }, { serial: 'C02XK1ZZJGH5' }]) {
    const lines = [aLine(shop, { device: { name: 'iPhone 15', ...number }, quantity: 2 })]
    const { status, code, body } = await owner.call('POST', `${path}/quotes`, { lines })
    assert.deepEqual([status, code], [422, 'quote/line-invalid'])
    assert.deepEqual(body.error.detail, { reason: 'one-device-per-number' })
  }
})

test('rejects an IMEI with a wrong check digit and names its path', async () => {
  const device = { name: 'iPhone 15', imei: '356938035643808' }
  const { status, code, body } = await owner.call('POST', `${path}/quotes`, {
    lines: [aLine(shop), aLine(shop, { device })],
  })
  assert.deepEqual([status, code], [422, 'quote/line-invalid'])
  assert.deepEqual(body.error.detail, { reason: 'imei-check-digit', path: 'lines.1.device.imei' })
})

test('rejects amounts beyond the safe integer range', async () => {
  const own = await aShop(product)
  await publishVersion(product.database, own, own.catalogs.buy, () => Number.MAX_SAFE_INTEGER - 499)
  const save = (lines: object[]) => own.owner.call('POST', `${own.path}/quotes`, { lines })
  const dear = aLine(own, { device: { name: 'iPhone 15' } })
  for (const lines of [[aLine(own, { quantity: 999 })], [dear, dear]]) {
    const { status, code, body } = await save(lines)
    assert.deepEqual([status, code], [422, 'quote/line-invalid'])
    assert.deepEqual(body.error.detail, { reason: 'amount-too-large' })
  }
})

for (const [what, change, where] of [
  ['no lines', { lines: [] }, 'lines'],
  ['51 lines', { lines: Array.from({ length: 51 }, () => aLine(shop)) }, 'lines'],
  ['half a device', { lines: [aLine(shop, { quantity: 0.5 })] }, 'lines.0.quantity'],
  ['a thousand devices', { lines: [aLine(shop, { quantity: 1000 })] }, 'lines.0.quantity'],
  ['a nameless device', { lines: [aLine(shop, { device: { name: ' ' } })] }, 'lines.0.device.name'],
  ['a short IMEI', { lines: [aLine(shop, { device: { name: 'A', imei: '1' } })] }, 'lines.0.device.imei'],
  ['a version too far', { lines: [aLine(shop, { catalogVersion: 2 ** 31 })] }, 'lines.0.catalogVersion'],
  ['an email without @', { customer: { name: 'A', email: 'a.example' } }, 'customer.email'],
  ['a phone without country', { customer: { name: 'A', phone: '0612345678' } }, 'customer.phone'],
  ['a year and a day', { validDays: 366 }, 'validDays'],
  ['an endless note', { note: 'x'.repeat(4001) }, 'note'],
  ['an endless note of a device', { lines: [aLine(shop, { note: 'x'.repeat(501) })] }, 'lines.0.note'],
  ['a note with a NUL', { note: 'a\u0000b' }, 'note'],
  ['half a smiley in a name', { customer: { name: '\ud83d' } }, 'customer.name'],
  [
    'a NUL in an answer',
    { lines: [aLine(shop, { answers: { screen: '\u0000' } })] },
    'lines.0.answers.screen',
  ],
  ['a NUL in a key', { lines: [aLine(shop, { answers: { 'a\u0000': 'b' } })] }, 'lines.0.answers'],
] as const) {
  test(`rejects ${what} and names its path`, async () => {
    const { status, code, body } = await owner.call('POST', `${path}/quotes`, {
      ...aQuoteInput(shop),
      ...change,
    })
    assert.deepEqual([status, code], [400, 'request/invalid'])
    assert.deepEqual(
      body.error.detail.map((issue: { path: string }) => issue.path),
      [where],
    )
  })
}

function unknown(): ReturnType<typeof aLine> {
  return aLine(shop, { variantId: 'iphone-1', answers: {} })
}

function saleLine(): ReturnType<typeof aLine> {
  return bestLine(catalogs.sell)
}

function repairLine(): ReturnType<typeof aLine> {
  return { ...bestLine(catalogs.repair), services: [{ key: 'screen' }] }
}

function bestLine({ pricing }: CatalogDocument): ReturnType<typeof aLine> {
  const variantId = pricing.models[0]?.variants[0]?.id ?? ''
  return aLine(shop, {
    catalogId: pricing.id as ReturnType<typeof aLine>['catalogId'],
    variantId,
    answers: bestAnswers(pricing, variantId),
  })
}
