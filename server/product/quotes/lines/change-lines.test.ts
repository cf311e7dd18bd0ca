import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type LineId, Quote, quoteLimits } from '@costard/contract'
import { aLine, type Answer, aQuote, aSentQuote, aShop, type Shop, startTestProduct } from '#testing'
import { publishVersion } from '../../testing/publish-version.ts'

const product = await startTestProduct()
const shop = await aShop(product)

function change(
  { id, rev }: Pick<Quote, 'id' | 'rev'>,
  changes: readonly object[],
  at = shop,
): Promise<Answer> {
  return at.owner.call('PATCH', `${at.path}/quotes/${id}/lines`, { rev, changes })
}

async function stored(quoteId: string, at: Shop = shop): Promise<Quote> {
  return (await at.owner.call('GET', `${at.path}/quotes/${quoteId}`)).body
}

/** Returns a purchase, a repair and a sale. */
function mixedLines() {
  return [aLine(shop), aLine(shop, {}, 'repair'), aLine(shop, {}, 'sell')]
}

const named = (name: string) => aLine(shop, { device: { name } })
const namesOf = ({ lines }: Quote): string[] => lines.map(({ device }) => device.name)

async function aQuoteOf(...names: string[]): Promise<Quote> {
  return aQuote(shop, { lines: names.map(named) })
}

test('adds, edits, removes and moves lines at once', async () => {
  const before = await aQuoteOf('A', 'B', 'C', 'D')
  const [a, b, c, d] = before.lines.map(({ id }) => id)
  const { status, body } = await change(before, [
    { op: 'remove', lineId: b },
    { op: 'add', line: named('E') },
    { op: 'add', line: named('F'), before: a },
    { op: 'move', lineId: d, before: c },
    { op: 'edit', lineId: c, line: aLine(shop, { device: { name: 'C2' }, quantity: 2 }) },
    { op: 'move', lineId: a },
  ])
  assert.equal(status, 200)
  assert.deepEqual(namesOf(body), ['F', 'D', 'C2', 'E', 'A'])
  assert.deepEqual(body.lines[1], before.lines[3])
  assert.equal(body.lines[2].id, c)
  assert.equal(body.rev, 2)
  assert.equal(body.lineCount, 5)
  assert.equal(body.totals.netMinor, 6 * (before.lines[0]?.result.netMinor ?? 0))
  assert.deepEqual(await stored(before.id), body)
  assert.deepEqual(Quote.parse(body), body)
})

test('a change of one line leaves every other line as it is stored', async () => {
  const before = await aQuote(shop, { lines: mixedLines() })
  const rows = async () => {
    const { rows: found } = await product.database.pool.query(
      'select line_id, xmin::text as written from product.quote_lines where quote_id = $1 order by position',
      [before.id],
    )
    return found
  }
  const [buy, repair, sale] = await rows()
  const [, , { id }] = before.lines as [Quote['lines'][0], Quote['lines'][0], Quote['lines'][0]]
  assert.equal(
    (await change(before, [{ op: 'edit', lineId: id, line: aLine(shop, { quantity: 3 }, 'sell') }])).status,
    200,
  )
  const after = await rows()
  assert.deepEqual(after.slice(0, 2), [buy, repair])
  assert.notEqual(after[2].written, sale.written)
  await shop.owner.call('PATCH', `${shop.path}/quotes/${before.id}`, { rev: 2, note: 'Called', validDays: 9 })
  assert.deepEqual(await rows(), after)
})

test('one quote buys, repairs and sells, and comes to the difference', async () => {
  const { lines, totals } = await aQuote(shop, { lines: mixedLines() })
  assert.deepEqual(
    lines.map(({ kind }) => kind),
    ['buy', 'repair', 'sell'],
  )
  const sum = (of: 'chargeMinor' | 'payoutMinor') => lines.reduce((all, { result }) => all + result[of], 0)
  assert.deepEqual(totals, {
    chargeMinor: sum('chargeMinor'),
    payoutMinor: sum('payoutMinor'),
    netMinor: sum('chargeMinor') - sum('payoutMinor'),
    cashStepMinor: null,
    cashRoundingMinor: 0,
    kind: 'exact',
  })
  assert.ok(totals.chargeMinor > 0 && totals.payoutMinor > 0)
})

test('a line keeps its catalog version until it is edited', async () => {
  const own = await aShop(product)
  const before = await aQuote(own, { lines: [aLine(own), aLine(own)] })
  const [{ id }] = before.lines as [Quote['lines'][0]]
  await publishVersion(product.database, own, own.catalogs.buy, (minor) => minor + 5000)
  const { body } = await change(before, [{ op: 'edit', lineId: id, line: aLine(own) }], own)
  assert.deepEqual(
    body.lines.map(({ catalogVersion, result }: Quote['lines'][0]) => [catalogVersion, result.netMinor]),
    [
      [2, -35500],
      [1, -30500],
    ],
  )
})

test('another kind of customer prices all lines again, with their own versions', async () => {
  const own = await aShop(product)
  const before = await aQuote(own, { lines: [aLine(own), aLine(own)] })
  await publishVersion(product.database, own, own.catalogs.buy, (minor) => minor + 5000)
  const customer = { kind: 'business', name: 'Ada Ltd', email: 'ada@customer.example' }
  const path = `${own.path}/quotes/${before.id}`
  const { body } = await own.owner.call('PATCH', path, { rev: 1, customer })
  assert.deepEqual(body.customer, customer)
  assert.equal(body.totals.netMinor, before.totals.netMinor)
  const { lines } = await stored(before.id, own)
  assert.deepEqual(lines, before.lines)
})

test('a change that cannot be priced changes nothing', async () => {
  const before = await aQuoteOf('A', 'B')
  const [a] = before.lines
  const refused = await change(before, [
    { op: 'remove', lineId: a?.id },
    { op: 'add', line: aLine(shop, { variantId: 'iphone-1', answers: {} }) },
  ])
  assert.deepEqual([refused.status, refused.code], [422, 'quote/variant-unknown'])
  assert.deepEqual(await stored(before.id), before)
})

test('refuses lines of other quotes and teams', async () => {
  const before = await aQuoteOf('A', 'B')
  const other = await aQuoteOf('C')
  const foreign = await aQuote(await aShop(product))
  for (const { id } of [...other.lines, ...foreign.lines])
    for (const op of [
      { op: 'remove', lineId: id },
      { op: 'edit', lineId: id, line: named('X') },
      { op: 'move', lineId: id },
      { op: 'add', line: named('X'), before: id },
    ]) {
      const { status, code, body } = await change(before, [op])
      assert.deepEqual([status, code, body.error.detail], [404, 'quote/line-not-found', { lineId: id }])
    }
  const theirs = await change(foreign, [{ op: 'remove', lineId: foreign.lines[0]?.id }])
  assert.deepEqual([theirs.status, theirs.code], [404, 'quote/not-found'])
  assert.deepEqual(await stored(before.id), before)
})

test('refuses an older revision with both, and the lines of a sent quote', async () => {
  const before = await aQuoteOf('A', 'B')
  const remove = [{ op: 'remove', lineId: before.lines[0]?.id }]
  assert.equal((await change(before, remove)).status, 200)
  const late = await change(before, remove)
  assert.deepEqual(
    [late.status, late.code, late.body.error.detail],
    [409, 'quote/changed', { yours: 1, current: 2 }],
  )
  const { quote } = await aSentQuote(shop)
  const sent = await change(quote, [{ op: 'add', line: named('X') }])
  assert.deepEqual([sent.status, sent.code], [409, 'quote/wrong-state'])
})

test('refuses to remove the last line', async () => {
  const before = await aQuoteOf('A')
  const refused = await change(before, [{ op: 'remove', lineId: before.lines[0]?.id }])
  assert.deepEqual([refused.code, refused.body.error.detail], ['quote/line-invalid', { reason: 'last-line' }])
  const { status } = await change(before, [
    { op: 'add', line: named('B') },
    { op: 'remove', lineId: before.lines[0]?.id },
  ])
  assert.equal(status, 200)
})

test('names the change whose IMEI is wrong, and keeps one that is stored', async () => {
  const before = await aQuoteOf('A')
  const wrong = aLine(shop, { device: { name: 'A', imei: '356938035643800' } })
  const refused = await change(before, [
    { op: 'move', lineId: before.lines[0]?.id },
    { op: 'add', line: wrong },
  ])
  const detail = { reason: 'imei-check-digit', path: 'changes.1.line.device.imei' }
  assert.deepEqual([refused.code, refused.body.error.detail], ['quote/line-invalid', detail])
})

test('a quote takes 1,000 lines and refuses one more', async () => {
  let quote = await aQuote(shop, { lines: Array.from({ length: 50 }, (_, index) => named(`0-${index}`)) })
  await product.database.pool.query(
    `insert into product.quote_lines
     select team_id, quote_id, revision, gen_random_uuid(), 50 * 65536 + n, kind, catalog_id, catalog_version, variant_id,
       variant_label, device_key, 'copy ' || n, imei, serial, answers, checks, proposition_key, services, quantity,
       charge_minor, payout_minor, net_minor, obstacle, priced_on, result
     from product.quote_lines, generate_series(1, $1::int) n where quote_id = $2 and position = 65536`,
    [quoteLimits.maxLines - 51, quote.id],
  )
  const { status, body } = await change(quote, [{ op: 'add', line: named('last') }])
  assert.equal(status, 200)
  quote = body
  assert.deepEqual([quote.lineCount, quote.lines.length], [quoteLimits.maxLines, quoteLimits.maxLinesPerPage])
  assert.equal(quote.totals.netMinor, quoteLimits.maxLines * -30500)
  const refused = await change(quote, [{ op: 'add', line: named('one more') }])
  assert.deepEqual([refused.status, refused.code], [422, 'quote/too-many-lines'])
  assert.deepEqual(await allNames(quote), [
    ...Array.from({ length: 50 }, (_, index) => `0-${index}`),
    ...Array.from({ length: 949 }, (_, index) => `copy ${index + 1}`),
    'last',
  ])
})

async function allNames(quote: Quote): Promise<string[]> {
  const names = namesOf(quote)
  for (let after: LineId | undefined = quote.lines.at(-1)?.id; after;) {
    const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}/lines?after=${after}`)
    names.push(...namesOf(body))
    after = body.hasMore ? body.lines.at(-1).id : undefined
  }
  return names
}

test('refuses more lines or changes in one call than the contract allows', async () => {
  const many = Array.from({ length: quoteLimits.maxLinesPerCall + 1 }, () => named('X'))
  const added = await shop.owner.call('POST', `${shop.path}/quotes`, { lines: many })
  assert.deepEqual([added.status, added.code], [400, 'request/invalid'])
  const quote = await aQuoteOf('A')
  const changed = await change(
    quote,
    many.map((line) => ({ op: 'add', line })),
  )
  assert.deepEqual([changed.status, changed.code], [400, 'request/invalid'])
  const none = await change(quote, [])
  assert.deepEqual([none.status, none.code], [400, 'request/invalid'])
})

test('only one of several concurrent changes is made', async () => {
  const before = await aQuoteOf('A')
  const answers = await Promise.all(
    ['B', 'C', 'D', 'E'].map((name) => change(before, [{ op: 'add', line: named(name) }])),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.ok(answers.every(({ status, code }) => status === 200 || code === 'quote/changed'))
  assert.equal((await stored(before.id)).lineCount, 2)
})
