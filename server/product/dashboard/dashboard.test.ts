import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Dashboard, type Quote, quoteLimits, type SiteId } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import {
  acceptance,
  aLine,
  aMember,
  aQuote,
  aSentQuote,
  aShop,
  copyQuotes,
  type Person,
  type Shop,
  startTestProduct,
  tokenIn,
} from '#testing'

const product = await startTestProduct()
const { clock } = product
const { pool } = product.database
const day = 86_400

async function figures(
  { path, owner }: Shop,
  query: Record<string, string> = {},
  by: Person = owner,
): Promise<Dashboard> {
  const { status, body } = await by.call('GET', `${path}/dashboard?${new URLSearchParams(query)}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

test('a team without quotes has no figures', async () => {
  const found = await figures(await aShop(product))
  assert.partialDeepStrictEqual(found, {
    sent: 0,
    sentBefore: 0,
    accepted: 0,
    answerSeconds: null,
    acceptedMinor: 0,
    paidMinor: 0,
    propositions: [],
    declineReasons: [],
    gaps: { devices: 0, deltaMinor: 0, questions: [] },
    countedFrom: null,
  })
  assert.ok(found.weeks.length >= 13)
  assert.ok(found.weeks.every(({ sentMinor }) => sentMinor === 0))
})

test('the funnel counts how far the quotes of a period came, beside those of the period before', async () => {
  const shop = await aShop(product)
  const none = { made: 0, sent: 0, seen: 0, accepted: 0, completed: 0 }
  await aSentQuote(shop)
  clock.advanceSeconds(40 * day)
  await aQuote(shop)
  await aSentQuote(shop)
  const opened = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${opened.token}/view`)
  const revised = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${revised.token}/view`)
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${revised.quote.id}`)
  await shop.owner.call('POST', `${shop.path}/quotes/${revised.quote.id}/revise`, { rev: body.rev })
  const accepted = await aSentQuote(shop)
  const answer = await product.call('POST', `/public/quotes/${accepted.token}/accept`, acceptance)
  assert.equal(answer.status, 200)
  const found = await figures(shop, { days: '30' })
  assert.deepEqual(found.funnel, { made: 5, sent: 4, seen: 3, accepted: 1, completed: 0 })
  assert.deepEqual(found.funnelBefore, { ...none, made: 1, sent: 1 })
  const hers = await figures(shop, { days: '30', createdBy: 'somebody-else' })
  assert.deepEqual([hers.funnel, hers.funnelBefore], [none, none])
})

test('figures are those of a simple count', async () => {
  // In Auckland a day begins at 11:00 UTC of the day before.
  const shop = await aShop(product)
  const timeZone = 'Pacific/Auckland'
  await pool.query('update product.teams set time_zone = $2 where team_id = $1', [shop.team.id, timeZone])
  const reasons = ['price', 'elsewhere', 'price', 'timing']
  const keys = ['bankTransfer', 'storeCredit', 'charity']
  let random = 7
  const next = (below: number) => (random = (random * 48271) % 2147483647) % below
  await aQuote(shop)
  const made: string[] = []
  for (let n = 0; n < 24; n += 1) {
    clock.advanceSeconds(next(2 * day))
    const lines = [aLine(shop, { propositionKey: keys[next(keys.length)] ?? '' })]
    const { quote, token } = await aSentQuote(shop, { lines, validDays: 1 + next(30) })
    made.push(quote.id)
    clock.advanceSeconds(60 + next(6 * 3600))
    const what = next(4)
    if (what === 0)
      await product.call('POST', `/public/quotes/${token}/decline`, { reason: reasons[next(reasons.length)] })
    if (what < 2) continue
    const offers = (await product.call('GET', `/public/quotes/${token}`)).body.lines[0]
    const chosen = offers.offers[next(offers.offers.length)].propositionKey
    const answer = await product.call('POST', `/public/quotes/${token}/accept`, {
      ...acceptance,
      propositionKeys: { [offers.id]: chosen },
    })
    assert.equal(answer.status, 200)
    for (const to of what === 3
      ? ['received', 'inspecting', next(4) === 0 ? 'returned' : 'matched', 'paid']
      : []) {
      const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
      if (body.state !== 'accepted') break
      await shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/lines/${body.lines[0].id}/fulfilment`, {
        rev: body.rev,
        to,
      })
    }
  }
  const quotes: { quote: Quote; offered: string }[] = await Promise.all(
    made.map(async (id) => {
      const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${id}`)
      const offer = (await product.call('GET', `/public/quotes/${tokenIn(body.publicUrl)}`)).body
      return { quote: body, offered: offer.lines[0].propositionKey }
    }),
  )
  for (const days of [30, 90, 365]) {
    const found = await figures(shop, { days: String(days) })
    const to = dayIn(timeZone, clock.now())
    const from = validUntil(to, 1 - days)
    assert.deepEqual([found.from, found.to], [from, to])
    const dayOf = ({ quote }: (typeof quotes)[number]) => dayIn(timeZone, new Date(quote.sentAt ?? ''))
    const sent = quotes.filter((one) => dayOf(one) >= from && dayOf(one) <= to)
    const before = quotes.filter((one) => dayOf(one) < from && dayOf(one) >= validUntil(from, -days))
    const isAccepted = ({ quote }: (typeof quotes)[number]) => quote.acceptance !== null
    const owed = ({ quote }: (typeof quotes)[number]) => Math.max(0, -(quote.acceptance?.netMinor ?? 0))
    const paid = (one: (typeof quotes)[number]) =>
      one.quote.state === 'completed' && one.quote.lines[0]?.fulfilment?.state === 'paid' ? owed(one) : 0
    const sum = (all: typeof quotes, of: (one: (typeof quotes)[number]) => number) =>
      all.reduce((total, one) => total + of(one), 0)
    const declined = sent.filter(({ quote }) => quote.state === 'declined')
    const waits = sent
      .flatMap(({ quote }) => {
        const at = quote.acceptance?.at ?? quote.decline?.at
        return at ? [(Date.parse(at) - Date.parse(quote.sentAt ?? '')) / 1000] : []
      })
      .toSorted((a, b) => a - b)
    const middle =
      ((waits[Math.floor((waits.length - 1) / 2)] ?? 0) + (waits[Math.ceil((waits.length - 1) / 2)] ?? 0)) / 2
    assert.partialDeepStrictEqual(found, {
      sent: sent.length,
      sentBefore: before.length,
      accepted: sent.filter(isAccepted).length,
      declined: declined.length,
      ended: sent.filter(({ quote }) => quote.state === 'expired').length,
      acceptedMinor: sum(sent, owed),
      paidMinor: sum(sent, paid),
      countedFrom: null,
    })
    assert.ok(Math.abs((found.answerSeconds ?? 0) - middle) <= 1, `${found.answerSeconds} beside ${middle}`)
    for (const { key, sent: offered, accepted } of found.propositions) {
      const those = sent.filter((one) => one.offered === key)
      assert.deepEqual([offered, accepted], [those.length, those.filter(isAccepted).length], key)
    }
    assert.equal(
      found.propositions.reduce((total, one) => total + one.sent, 0),
      sent.length,
    )
    assert.deepEqual(
      found.staff,
      sent.length === 0
        ? []
        : [{ userId: shop.owner.userId, sent: sent.length, accepted: sent.filter(isAccepted).length }],
    )
    assert.deepEqual(found.sites, [])
    assert.deepEqual(
      found.prices,
      found.staff.map(({ sent: all, accepted }) => ({ change: 'none', sent: all, accepted })),
    )
    for (const { reason, count } of found.declineReasons)
      assert.equal(count, declined.filter(({ quote }) => quote.decline?.reason === reason).length, reason)
    for (const week of found.weeks) {
      const those = sent.filter((one) => dayOf(one) >= week.from && dayOf(one) < validUntil(week.from, 7))
      assert.deepEqual(
        [week.sentMinor, week.acceptedMinor, week.paidMinor],
        [sum(those, ({ quote }) => Math.max(0, -quote.totals.netMinor)), sum(those, owed), sum(those, paid)],
        week.from,
      )
    }
  }
  assert.ok((await figures(shop)).propositions.every(({ key, name }) => name !== '' && name !== key))
  const someone = await figures(shop, { createdBy: 'somebody-else' })
  assert.deepEqual([someone.sent, someone.sentBefore], [0, null])
  const ours = await figures(shop, { catalogId: shop.catalogs.buy.pricing.id, days: '365' })
  assert.equal(ours.sent, made.length)
})

test('sent and accepted quotes are counted by who made them and by site', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  const siteIds: SiteId[] = []
  for (const name of ['Harbour', 'Quay']) {
    const site = { name, street: '1 Harbour Street', town: 'Galway', directions: '', phone: '', hours: null }
    siteIds.push((await shop.owner.call('POST', `${shop.path}/sites`, site)).body.id)
  }
  const [harbour, quay] = siteIds
  const send = async (by: Person, siteId?: SiteId): Promise<string> => {
    const { id, rev } = await aQuote({ ...shop, owner: by }, siteId === undefined ? {} : { siteId })
    const sent = await by.call('POST', `${shop.path}/quotes/${id}/send`, { rev })
    assert.equal(sent.status, 200, JSON.stringify(sent.body))
    return tokenIn(sent.body.publicUrl)
  }
  const tokens = [await send(shop.owner, harbour), await send(agent, quay), await send(agent, quay)]
  const answer = await product.call('POST', `/public/quotes/${tokens[1]}/accept`, acceptance)
  assert.equal(answer.status, 200)
  const { staff, sites } = await figures(shop)
  assert.deepEqual(staff, [
    { userId: agent.userId, sent: 2, accepted: 1 },
    { userId: shop.owner.userId, sent: 1, accepted: 0 },
  ])
  assert.deepEqual(sites, [
    { siteId: quay, sent: 2, accepted: 1 },
    { siteId: harbour, sent: 1, accepted: 0 },
  ])
  const ofHarbour = await figures(shop, { siteId: harbour! })
  assert.deepEqual(ofHarbour.staff, [{ userId: shop.owner.userId, sent: 1, accepted: 0 }])
})

test('sent and accepted quotes are counted by what members added to their prices', async () => {
  const shop = await aShop(product)
  const sent = [await aSentQuote(shop), await aSentQuote(shop), await aSentQuote(shop)]
  for (const [place, amountMinor] of [-500, 700].entries())
    await pool.query('update product.quote_lines set adjustment = $2 where quote_id = $1', [
      sent[place]?.quote.id,
      { amountMinor, reason: 'Scratched', by: shop.owner.userId, maxAdjustBp: 1_000 },
    ])
  const answer = await product.call('POST', `/public/quotes/${sent[1]?.token}/accept`, acceptance)
  assert.equal(answer.status, 200)
  assert.deepEqual((await figures(shop)).prices, [
    { change: 'lowered', sent: 1, accepted: 0 },
    { change: 'none', sent: 1, accepted: 0 },
    { change: 'raised', sent: 1, accepted: 1 },
  ])
})

test('who does not see costs does not see what was paid', async () => {
  const shop = await aShop(product)
  for (const role of ['agent', 'viewer'] as const) {
    const found = await figures(shop, {}, await aMember(product, shop, role))
    assert.deepEqual(
      [found.paidMinor, found.weeks.every(({ paidMinor }) => paidMinor === null)],
      [null, true],
    )
  }
})

test('counts the newest quotes up to the limit', async () => {
  const shop = await aShop(product)
  const { quote } = await aSentQuote(shop)
  const { maxCounted } = quoteLimits
  const copy = (copies: number) => copyQuotes(pool, quote.id, { teamId: shop.team.id, copies })
  await copy(maxCounted)
  await pool.query('vacuum analyze product.quotes, product.quote_revisions')
  const found = await figures(shop)
  assert.deepEqual([found.sent, found.countedFrom === null], [maxCounted, false])
})

test('refuses other periods', async () => {
  const shop = await aShop(product)
  for (const days of ['0', '31', '366', 'x'])
    assert.equal(
      (await shop.owner.call('GET', `${shop.path}/dashboard?days=${days}`)).code,
      'request/invalid',
    )
})
