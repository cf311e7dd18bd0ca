import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Team } from '@costard/contract'
import { acceptance, aSentQuote, aShop, aTeam, startTestProduct } from '#testing'
import { findMembership } from '../teams/memberships/membership-store.ts'

const product = await startTestProduct()
const { aPerson, clock } = product

test('a new team is owned by its creator, with defaults of its country', async () => {
  const owner = await aPerson()
  const team = await aTeam(owner, { name: 'Pomme', country: 'CH', language: 'de' })
  assert.deepEqual(Team.parse(team), team)
  assert.deepEqual(
    { ...team, id: undefined },
    {
      id: undefined,
      name: 'Pomme',
      country: 'CH',
      language: 'de',
      currency: 'CHF',
      timeZone: 'Europe/Zurich',
      clock: team.clock,
      taxRegime: 'vat',
      taxRateBp: 810,
      unlistedTaxes: (['buy', 'repair', 'sell'] as const).map((kind, index) => ({
        kind,
        version: index + 2,
        priceIncludesTax: true,
        taxRates: [{ taxClass: 'standard', rateBp: 810 }],
      })),
      marginScheme: false,
      allowsLateAcceptance: false,
      offlineWork: 'off',
      validDays: { buy: 14, repair: 30, sell: 7 },
      cashLimitMinor: null,
      taxRounding: 'line',
      cashStepMinor: null,
      taxNumbers: [],
      role: 'owner',
      seesCosts: true,
      maxAdjustBp: 10_000,
      hasSites: false,
      openQuotes: 0,
      logoUrl: null,
      city: null,
      lastUsedAt: clock.now().toISOString(),
      showsFirstSteps: false,
      showsSamples: false,
      erasedAt: null,
    },
  )
  assert.deepEqual((await owner.call('GET', '/teams')).body, [team])
})

test('a team starts with three published catalogs with sample prices', async () => {
  const owner = await aPerson()
  const team = await aTeam(owner, { country: 'GB' })
  const { body } = await owner.call('GET', `/teams/${team.id}/catalogs`)
  assert.deepEqual(
    body.map((catalog: any) => [catalog.name.en, catalog.kind, catalog.version]),
    [
      ['Trade-in', 'buy', 1],
      ['Repair', 'repair', 1],
      ['Refurbished sale', 'sell', 1],
    ],
  )
  for (const catalog of body) {
    assert.equal(catalog.currency, 'GBP')
    assert.equal(catalog.hasPrices, true)
    assert.equal(catalog.samplePrices, true)
    assert.equal(catalog.publishedAt, clock.now().toISOString())
    assert.ok(catalog.models > 0 && catalog.questions > 0)
  }
})

test('a team in a currency without samples starts with empty prices', async () => {
  const owner = await aPerson()
  const team = await aTeam(owner, { country: 'JP' })
  const { body } = await owner.call('GET', `/teams/${team.id}/catalogs`)
  assert.equal(body.length, 3)
  for (const catalog of body) {
    assert.equal(catalog.currency, 'JPY')
    assert.equal(catalog.hasPrices, false)
    assert.equal(catalog.samplePrices, false)
  }
})

test('a team can start without catalogs', async () => {
  const owner = await aPerson()
  const team = await aTeam(owner, { startWith: 'nothing' })
  assert.deepEqual((await owner.call('GET', `/teams/${team.id}/catalogs`)).body, [])
})

test('an anonymous user can create a team', async () => {
  const team = await aTeam(await product.anAnonymousPerson())
  assert.equal(team.role, 'owner')
})

test('trims names and rejects empty or long ones', async () => {
  const owner = await aPerson()
  assert.equal((await aTeam(owner, { name: '  Fix & <b>Co</b> 🍏 ' })).name, 'Fix & <b>Co</b> 🍏')
  for (const name of ['', '   ', 'x'.repeat(121), 7, null, 'a\u0000b', 'half \ud83c']) {
    const { status, code, body } = await owner.call('POST', '/teams', { name, country: 'FR', language: 'fr' })
    assert.deepEqual({ status, code }, { status: 400, code: 'request/invalid' }, JSON.stringify(name))
    assert.deepEqual(
      body.error.detail.map(({ path }: { path: string }) => path),
      ['name'],
    )
  }
})

test('rejects an unknown country', async () => {
  const owner = await aPerson()
  const refused = await owner.call('POST', '/teams', { name: 'A', country: 'XX', language: 'en' })
  assert.deepEqual(
    { status: refused.status, code: refused.code },
    { status: 422, code: 'team/country-unknown' },
  )
  const misspelt = await owner.call('POST', '/teams', { name: 'A', country: 'fr', language: 'xx' })
  assert.equal(misspelt.code, 'request/invalid')
  assert.deepEqual(
    misspelt.body.error.detail.map(({ path }: { path: string }) => path),
    ['country', 'language'],
  )
  assert.deepEqual((await owner.call('GET', '/teams')).body, [])
})

test('a team has the time zone it chose', async () => {
  const owner = await aPerson()
  const { timeZone } = await aTeam(owner, { country: 'US', timeZone: 'America/Los_Angeles' })
  assert.equal(timeZone, 'America/Los_Angeles')
  const misspelt = await aTeam(owner, { country: 'IE', timeZone: 'europe/dublin' })
  assert.equal(misspelt.timeZone, 'Europe/Dublin')
  for (const wrong of ['+01:00', 'Mars/Olympus', 'Europe/Dublin; drop', '', 'x'.repeat(61)]) {
    const refused = await owner.call('POST', '/teams', {
      name: 'A',
      country: 'IE',
      language: 'en',
      timeZone: wrong,
    })
    assert.deepEqual([refused.status, refused.code], [400, 'request/invalid'], wrong)
  }
})

test('a team states the offsets of its time zone, for clients with zone data of another age', async () => {
  const { clock: stated } = await aTeam(await aPerson(), { country: 'DE' })
  const year = clock.now().getUTCFullYear()
  assert.equal(stated.offsets[0]?.from, `${year - 1}-01-01T00:00:00.000Z`)
  assert.equal(stated.until, `${year + 3}-01-01T00:00:00.000Z`)
  assert.deepEqual([...new Set(stated.offsets.map(({ minutes }) => minutes))], [60, 120])
  assert.equal(stated.offsets.length, 9)
})

test('lists the last opened team first', async () => {
  const owner = await aPerson()
  const first = await aTeam(owner, { name: 'First', startWith: 'nothing' })
  clock.advanceSeconds(60)
  const second = await aTeam(owner, { name: 'Second', startWith: 'nothing' })
  const names = async () => (await owner.call('GET', '/teams')).body.map(({ name }: Team) => name)
  assert.deepEqual(await names(), ['Second', 'First'])
  clock.advanceSeconds(60)
  const opened = await owner.call('POST', `/teams/${first.id}/open`)
  assert.equal(opened.status, 200)
  assert.equal(opened.body.lastUsedAt, clock.now().toISOString())
  assert.deepEqual(await names(), ['First', 'Second'])
  assert.notEqual(opened.body.lastUsedAt, second.lastUsedAt)
})

test('only opening a team records its last use', async () => {
  const owner = await aPerson()
  const team = await aTeam(owner, { startWith: 'nothing' })
  const lastUsed = async () => {
    const { rows } = await product.database.pool.query<{ at: Date; version: string }>(
      'select last_used_at as at, xmin as version from product.members where team_id = $1',
      [team.id],
    )
    return rows
  }
  const before = await lastUsed()
  clock.advanceSeconds(60)
  assert.deepEqual((await owner.call('GET', `/teams/${team.id}`)).body, { ...team, readOnly: null })
  await owner.call('GET', '/teams')
  assert.deepEqual(await lastUsed(), before, 'the row is not written')
  await owner.call('POST', `/teams/${team.id}/open`)
  assert.deepEqual(
    (await lastUsed()).map(({ at }) => at),
    [clock.now()],
  )
})

test('counts sent quotes that are unanswered and not expired', async () => {
  const shop = await aShop(product)
  const openQuotes = async () => (await shop.owner.call('GET', '/teams')).body[0].openQuotes
  const answered = await aSentQuote(shop)
  await aSentQuote(shop, { validDays: 3 })
  await aSentQuote(shop, { validDays: 5 })
  assert.equal(await openQuotes(), 3)
  await product.call('POST', `/public/quotes/${answered.token}/accept`, acceptance)
  assert.equal(await openQuotes(), 2)
  clock.advanceSeconds(4 * 86_400)
  assert.equal(await openQuotes(), 1)
})

test('memberships that are looked up at the same time share a statement', async () => {
  const { orm, pool } = product.database
  const [one, other] = [await aShop(product), await aShop(product)]
  let statements = 0
  pool.on('acquire', () => (statements += 1))
  const found = await Promise.all([
    findMembership(orm, one.team.id, one.owner.userId),
    findMembership(orm, other.team.id, one.owner.userId),
    findMembership(orm, other.team.id, other.owner.userId),
    findMembership(orm, one.team.id, one.owner.userId),
  ])
  assert.deepEqual(
    found.map((membership) => membership && [membership.role, membership.team.teamId]),
    [['owner', one.team.id], undefined, ['owner', other.team.id], ['owner', one.team.id]],
  )
  assert.equal(statements, 1)
})
