import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { declineReasons, type Quote, quoteLimits, type QuoteSummary, type SortKey } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import fc from 'fast-check'
import {
  acceptance,
  aLine,
  aMember,
  type Answer,
  aQuote,
  aSentQuote,
  aShop,
  copyQuotes,
  type Person,
  startTestProduct,
  tokenIn,
} from '#testing'

const product = await startTestProduct()
const { clock } = product
const shop = await aShop(product, { country: 'IE' })
const agent = await aMember(product, shop, 'agent')
const { pool } = product.database

type Filters = Readonly<Record<string, string>>

function list(filters: Filters, by: Person = shop.owner, path = shop.path): Promise<Answer> {
  return by.call('GET', `${path}/quotes?${new URLSearchParams(filters)}`)
}

async function listAll(filters: Filters, by: Person = shop.owner): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const { status, body }: Answer = await list({ ...filters, ...(cursor && { cursor }) }, by)
    assert.equal(status, 200, JSON.stringify(body))
    ids.push(...body.quotes.map(({ id }: QuoteSummary) => id))
    cursor = body.nextCursor
  } while (cursor)
  return ids
}

/** Creates quotes of every kind on several days. */
async function someQuotes(): Promise<void> {
  const linesOf = [
    [aLine(shop)],
    [aLine(shop), aLine(shop, { propositionKey: 'storeCredit' })],
    [aLine(shop, {}, 'repair')],
    [aLine(shop, { propositionKey: 'storeCredit' })],
    [aLine(shop, {}, 'sell')],
    [aLine(shop), aLine(shop, {}, 'repair')],
  ]
  const refused: string[] = []
  for (let n = 0; n < 36; n += 1) {
    clock.advanceSeconds(30_000)
    const of = { ...shop, owner: n % 4 === 0 ? agent : shop.owner }
    const lines = linesOf[n % linesOf.length] ?? []
    if (n % 5 === 0) {
      await aQuote(of, { lines: n % 2 === 0 ? lines : [aLine(shop, { answers: {} })] })
      continue
    }
    const { quote, token } = await aSentQuote(of, { lines, validDays: 1 + (n % 9) })
    clock.advanceSeconds(600)
    if (n % 5 === 1) await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
    if (n % 5 === 2) {
      const reason = declineReasons[n % declineReasons.length]
      await product.call('POST', `/public/quotes/${token}/decline`, { reason })
    }
    if (n % 5 === 4) await product.call('POST', `/public/quotes/${token}/questions`, { text: 'When?' })
    if (n % 5 === 3) refused.push(quote.id)
  }
  await mailsSent()
  await pool.query(
    `update product.quote_revisions set delivery = delivery || '{"state":"failed"}' where quote_id = any($1)`,
    [refused],
  )
}

/** Waits for the mails: one sent later would overwrite data set by a test. */
async function mailsSent(): Promise<void> {
  const sending = `select 1 from product.quote_revisions where delivery ->> 'state' = 'sending' limit 1`
  while ((await pool.query(sending)).rows.length > 0) await pause(20)
}
await someQuotes()

interface Known {
  readonly quote: Quote
  readonly summary: QuoteSummary
  readonly offered: string | undefined
}

/** Every quote as its own page shows it. */
const known: readonly Known[] = await (async () => {
  const { body } = await list({})
  return Promise.all(
    body.quotes.map(async (summary: QuoteSummary) => {
      const { body: quote } = await shop.owner.call('GET', `${shop.path}/quotes/${summary.id}`)
      const offer =
        quote.publicUrl && (await product.call('GET', `/public/quotes/${tokenIn(quote.publicUrl)}`)).body
      return { quote, summary, offered: offer?.lines?.[0]?.propositionKey }
    }),
  )
})()

const isDraft = ({ quote: { state } }: Known) => state === 'draft' || state === 'pendingApproval'
const dayOf = (at: string | null | undefined) => at && dayIn(shop.team.timeZone, new Date(at))
const isFrom = (day: string | null | undefined, from: string) => Boolean(day && day >= from)
const isTo = (day: string | null | undefined, to: string) => Boolean(day && day <= to)
const amountOf = (one: Known) => {
  const { netMinor } = one.summary
  return netMinor === null || (netMinor === 0 && isDraft(one)) ? null : Math.abs(netMinor)
}

/** Each filter, reimplemented in the simplest way. */
const fits: Readonly<Record<string, (one: Known, value: string, by: Person) => boolean>> = {
  state: ({ quote }, value) => quote.state === value,
  search: ({ quote }, value) =>
    `${quote.number} ${quote.customer?.name}`.toLowerCase().includes(value.toLowerCase()),
  kind: ({ summary }, value) => summary.kind === value,
  createdBy: ({ summary }, value) => summary.createdBy === value,
  createdFrom: ({ quote }, value) => isFrom(dayOf(quote.createdAt), value),
  createdTo: ({ quote }, value) => isTo(dayOf(quote.createdAt), value),
  sentFrom: ({ quote }, value) => isFrom(dayOf(quote.sentAt), value),
  sentTo: ({ quote }, value) => isTo(dayOf(quote.sentAt), value),
  validFrom: (one, value) => !isDraft(one) && one.quote.validUntil >= value,
  validTo: (one, value) => !isDraft(one) && one.quote.validUntil <= value,
  minMinor: (one, value) => (amountOf(one) ?? -1) >= Number(value),
  maxMinor: (one, value) => amountOf(one) !== null && (amountOf(one) ?? 0) <= Number(value),
  catalogId: ({ quote }, value) => quote.lines.some(({ catalogId }) => catalogId === value),
  propositionKey: ({ offered }, value) => offered === value,
  declineReason: ({ quote }, value) => quote.decline?.reason === value,
  isUndelivered: ({ quote }) => quote.delivery?.state === 'failed',
  needsYou: ({ quote, summary }, _, by) =>
    (summary.createdBy === by.userId &&
      (['draft', 'accepted'].includes(quote.state) ||
        summary.questionsOpen > 0 ||
        (quote.state === 'sent' && quote.delivery?.state === 'failed'))) ||
    (by === shop.owner && quote.state === 'pendingApproval'),
}

const someDay = fc.constantFrom(
  ...new Set(known.flatMap(({ quote }) => [dayOf(quote.createdAt) ?? '', quote.validUntil])),
)
const someAmount = fc.constantFrom(...known.map((one) => String((amountOf(one) ?? 100) - 1)), '0')
const someFilters = fc.record(
  {
    state: fc.constantFrom('draft', 'sent', 'accepted', 'declined', 'expired', 'completed'),
    search: fc.constantFrom('ada', 'q-2026-0000', 'nobody'),
    kind: fc.constantFrom('buy', 'repair', 'sell', 'mixed'),
    createdBy: fc.constantFrom(shop.owner.userId, agent.userId, 'nobody'),
    createdFrom: someDay,
    createdTo: someDay,
    sentFrom: someDay,
    sentTo: someDay,
    validFrom: someDay,
    validTo: someDay,
    minMinor: someAmount,
    maxMinor: someAmount,
    catalogId: fc.constantFrom(shop.catalogs.buy.pricing.id, 'x'.repeat(20)),
    propositionKey: fc.constantFrom(...new Set(known.flatMap(({ offered }) => offered ?? []))),
    declineReason: fc.constantFrom(...declineReasons),
    isUndelivered: fc.constant('true'),
    needsYou: fc.constant('true'),
  },
  { requiredKeys: [] },
)

test('filters together give what each gives alone, on every page', async () => {
  let matches = 0
  await fc.assert(
    fc.asyncProperty(someFilters, fc.constantFrom(shop.owner, agent), async (filters, by) => {
      const given = Object.entries(filters).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      )
      // Half of the filters match nothing; a few match enough to compare.
      const few = given.slice(0, 1 + (given.length % 3))
      const expected = known.filter((one) => few.every(([name, value]) => fits[name]?.(one, value, by)))
      matches += expected.length
      assert.deepEqual(
        await listAll(Object.fromEntries(few), by),
        expected.map(({ quote }) => quote.id),
        JSON.stringify(few),
      )
    }),
    { numRuns: 120 },
  )
  assert.ok(matches > 50, `only ${matches} matches`)
})

test('each filter fits some quotes and not others', async () => {
  for (const [name, value] of Object.entries({
    kind: 'mixed',
    createdBy: agent.userId,
    propositionKey: known.find(({ offered }) => offered)?.offered ?? '',
    declineReason: known.find(({ quote }) => quote.decline)?.quote.decline?.reason ?? '',
    isUndelivered: 'true',
    needsYou: 'true',
    minMinor: '1',
  })) {
    const count = (await listAll({ [name]: value })).length
    assert.ok(count > 0 && count < known.length, `${name}: ${count} of ${known.length}`)
  }
})

const someOf = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 2 })

test('of several values of a filter one has to fit', async () => {
  const several = fc.record(
    {
      state: someOf(['draft', 'sent', 'accepted', 'declined', 'expired', 'pendingApproval']),
      kind: someOf(['buy', 'repair', 'sell', 'mixed']),
      createdBy: someOf([shop.owner.userId, agent.userId, 'nobody']),
      catalogId: someOf(Object.values(shop.catalogs).map(({ pricing }) => pricing.id)),
      declineReason: someOf(declineReasons),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(several, async (filters) => {
      const given = Object.entries(filters).slice(0, 2)
      const expected = known.filter((one) =>
        given.every(([name, values]) => values.some((value) => fits[name]?.(one, value, shop.owner))),
      )
      const query = Object.fromEntries(given.map(([name, values]) => [name, values.join(',')]))
      assert.deepEqual(
        await listAll(query),
        expected.map(({ quote }) => quote.id),
        JSON.stringify(query),
      )
    }),
    { numRuns: 60 },
  )
})

const letters = new Intl.Collator('en', { sensitivity: 'base' })
/** Sort keys, reimplemented in the simplest way; null comes last in both directions. */
const sortKeys: Readonly<Record<SortKey, (one: Known) => string | number | null>> = {
  created: ({ summary }) => summary.createdAt,
  updated: ({ summary }) => summary.updatedAt,
  valid: () => null,
  total: amountOf,
  customer: ({ summary }) => summary.customerName,
}

test('sorts by each key in both directions, on every page', async () => {
  for (const sort of ['created', 'updated', 'total', 'customer'] as const)
    for (const isDown of [false, true])
      for (const filters of [{}, { kind: 'buy,mixed' }]) {
        const ids = await listAll({ ...filters, sort: `${isDown ? '-' : ''}${sort}` })
        const keys = ids.map((id) => {
          const one = known.find(({ quote }) => quote.id === id)
          assert.ok(one)
          return sortKeys[sort](one)
        })
        const given = keys.filter((key) => key !== null)
        assert.deepEqual(
          keys.slice(given.length).filter((key) => key !== null),
          [],
          `${sort}: none is last`,
        )
        const compare = (one: string | number, other: string | number) =>
          typeof one === 'number' ? one - Number(other) : letters.compare(one, String(other))
        const sorted = given.toSorted((one, other) => (isDown ? -1 : 1) * compare(one, other))
        assert.deepEqual(given, sorted, `${isDown ? '-' : ''}${sort}`)
        assert.equal(new Set(ids).size, (await listAll(filters)).length)
      }
})

test('changed rows are read with the same filters', async () => {
  const ids = known.map(({ quote }) => quote.id).join(',')
  for (const filters of [{ kind: 'buy' }, { isUndelivered: 'true' }, { needsYou: 'true' }]) {
    const { body } = await agent.call(
      'GET',
      `${shop.path}/quotes/by-id?${new URLSearchParams({ ...filters, ids })}`,
    )
    assert.deepEqual(
      body.map(({ id }: QuoteSummary) => id),
      await listAll(filters, agent),
    )
  }
})

test('refuses filters that are none', async () => {
  for (const filters of [
    { kind: 'rent' },
    { createdFrom: '2026-02-30' },
    { createdFrom: 'today' },
    { minMinor: '-1' },
    { minMinor: '1.5' },
    { maxMinor: '9007199254740992' },
    { catalogId: '../x' },
    { declineReason: 'none' },
    { propositionKey: 'x'.repeat(65) },
    { createdBy: 'x'.repeat(129) },
    { needsYou: 'maybe' },
    { kind: 'buy,rent' },
    { kind: '' },
    { kind: 'buy,' },
    { sort: 'price' },
    { sort: '--total' },
    { createdBy: Array.from({ length: quoteLimits.maxFilterValues + 1 }, (_, n) => `u${n}`).join(',') },
  ])
    assert.equal((await list(filters)).code, 'request/invalid', JSON.stringify(filters))
})

test('a page looks at so many quotes and no more, and says how far it came', async () => {
  const big = await aShop(product)
  const quote = await aQuote(big)
  const { maxScanned } = quoteLimits
  await copyQuotes(pool, quote.id, { teamId: big.team.id, copies: maxScanned + 1 })
  await pool.query(
    `update product.quote_revisions set kind = 'repair'
     where team_id = $1 and quote_id in (lpad($2::text, 20, '0'), lpad($3::text, 20, '0'))`,
    [big.team.id, maxScanned - 1, maxScanned],
  )
  // The quote itself and its copies up to maxScanned - 1 are examined first.
  const { status, body: first } = await list({ kind: 'repair' }, big.owner, big.path)
  assert.equal(status, 200, JSON.stringify(first))
  assert.deepEqual(
    first.quotes.map(({ number }: QuoteSummary) => number),
    [`X-${maxScanned - 1}`],
  )
  assert.equal(first.searchedTo, first.quotes[0].createdAt)
  const second = (await list({ kind: 'repair', cursor: first.nextCursor }, big.owner, big.path)).body
  assert.deepEqual(
    second.quotes.map(({ number }: QuoteSummary) => number),
    [`X-${maxScanned}`],
  )
  assert.deepEqual([second.nextCursor, second.searchedTo], [null, null])
})

test('a page after a cursor has the same order, also among quotes without a price', async () => {
  const big = await aShop(product)
  const quote = await aQuote(big, { lines: [aLine(big, { answers: {} })] })
  await copyQuotes(pool, quote.id, { teamId: big.team.id, copies: 120 })
  await pool.query(
    `update product.quotes set sort_minor = (right(quote_id, 3)::int % 60) * 100, sort_customer = 'łódź ' || (right(quote_id, 3)::int % 50)
     where team_id = $1 and quote_id ~ '^0+[0-9]+$' and right(quote_id, 3)::int <= 100`,
    [big.team.id],
  )
  for (const sort of [
    'total',
    '-total',
    'customer',
    '-customer',
    'valid',
    '-valid',
    'updated',
    '-updated',
    'created',
  ]) {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await list({ sort, ...(cursor && { cursor }) }, big.owner, big.path)
      ids.push(...body.quotes.map(({ id }: QuoteSummary) => id))
      cursor = body.nextCursor ?? undefined
    } while (cursor)
    assert.equal(ids.length, 121, sort)
    assert.equal(new Set(ids).size, 121, sort)
  }
})

test('refuses a cursor of another order', async () => {
  const big = await aShop(product)
  const quote = await aQuote(big)
  await copyQuotes(pool, quote.id, { teamId: big.team.id, copies: 60 })
  const { nextCursor } = (await list({ sort: '-total' }, big.owner, big.path)).body
  for (const sort of ['total', '-updated', '-created', 'customer'])
    assert.equal(
      (await list({ sort, cursor: nextCursor }, big.owner, big.path)).code,
      'request/invalid',
      sort,
    )
})
