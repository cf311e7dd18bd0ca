import assert from 'node:assert/strict'
import { test } from 'vitest'
import { languages, type SampleQuote } from '@costard/contract'
import { getTableName } from 'drizzle-orm'
import { aMember, aTeam, type Person, startTestProduct } from '#testing'
import { teamTables } from '../../testing/team-tables.ts'

const product = await startTestProduct({ RATE_LIMITS: 'on' })

async function aTeamWithSamples(settings: Parameters<typeof aTeam>[1] = {}) {
  const owner = await product.aPerson()
  const team = await aTeam(owner, { showsSamples: true, ...settings })
  return { owner, team, path: `/teams/${team.id}` }
}

async function samplesOf(person: Person, path: string) {
  const { status, body } = await person.call('GET', `${path}/samples`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

test('a team that asks for them sees three customers, a quote of each state and a widget', async () => {
  const { owner, team, path } = await aTeamWithSamples()
  assert.equal(team.showsSamples, true)
  const { customers, quotes, widget } = await samplesOf(owner, path)
  assert.deepEqual(
    customers.map(({ kind, quotes: count }: { kind: string; quotes: number }) => [kind, count]),
    [
      ['private', 2],
      ['business', 2],
      ['private', 2],
    ],
  )
  const shown = quotes.map(({ quote }: SampleQuote) => [
    quote.number,
    quote.state,
    quote.hasCounterOffer,
    quote.netMinor,
  ])
  assert.deepEqual(shown, [
    ['S-6', 'draft', false, -45_500],
    ['S-5', 'sent', false, -14_500],
    ['S-4', 'accepted', false, -10_500],
    ['S-3', 'accepted', true, -19_000],
    ['S-2', 'declined', false, -6_000],
    ['S-1', 'expired', false, -8_000],
  ])
  const counter = quotes[3].found
  assert.deepEqual([counter.before, counter.after], [19_000, 12_000])
  assert.deepEqual(
    counter.answers.map(({ found }: { found: string }) => found),
    ['Cracked glass'],
  )
  assert.deepEqual([widget.name, widget.catalogName], ['What is it worth?', 'Trade-in'])
  for (const { quote, receipt } of quotes) {
    const last = receipt.filter(({ kind }: { kind: string }) => kind !== 'sum')
    const sum = last.reduce((total: number, { minor }: { minor: number }) => total + minor, 0)
    assert.equal(sum, -quote.netMinor, `${quote.number}: its receipt adds up`)
  }
})

test('they are stored nowhere, so nothing counts them and nobody gets mail of them', async () => {
  const { owner, team, path } = await aTeamWithSamples()
  const plain = await aTeam(owner)
  await samplesOf(owner, path)
  const rows = async (teamId: string) =>
    Object.fromEntries(
      await Promise.all(
        teamTables.map(async (table) => {
          const name = getTableName(table)
          const found = await product.database.pool.query(
            `select count(*)::int as count from product.${name} where team_id = $1`,
            [teamId],
          )
          return [name, found.rows[0].count] as const
        }),
      ),
    )
  assert.deepEqual(await rows(team.id), await rows(plain.id))
  assert.equal((await owner.call('GET', `${path}/quotes`)).body.counts.all, 0)
  assert.equal((await owner.call('GET', `${path}/customers`)).body.total, 0)
  assert.deepEqual((await owner.call('GET', `${path}/first-steps`)).body.done, [])
  const sample = (await samplesOf(owner, path)).quotes[1].quote.id
  assert.equal(
    (await owner.call('POST', `${path}/quotes/${sample}/send`, { rev: 1 })).code,
    'quote/not-found',
  )
  assert.equal(product.mailbox.mails.length, 0)
})

test('members who edit the team remove and restore them, for everybody', async () => {
  const { owner, team, path } = await aTeamWithSamples()
  const agent = await aMember(product, { team }, 'agent')
  const show = (person: Person, isShown: boolean) => person.call('PUT', `${path}/samples/shown`, { isShown })
  for (const isShown of [false, true, false]) {
    assert.deepEqual((await show(owner, isShown)).body, { isShown })
    assert.equal((await agent.call('GET', path)).body.showsSamples, isShown)
  }
  assert.equal((await show(agent, true)).code, 'team/not-allowed')
})

test('they read in the language of the team, at the prices of its country', async () => {
  for (const language of languages) {
    const { owner, path } = await aTeamWithSamples({ language, country: 'GB' })
    const { quotes, customers, currency } = await samplesOf(owner, path)
    assert.equal(currency, 'GBP')
    assert.ok(quotes.every(({ quote }: SampleQuote) => (quote.netMinor ?? 0) < 0))
    const texts = JSON.stringify([customers, quotes[3].found, quotes[1].receipt])
    assert.equal(/Cracked|Example|Fine scratches/.test(texts), language === 'en', language)
  }
})

test('there are none where there are no sample prices, and none unless asked', async () => {
  const owner = await product.aPerson()
  assert.equal((await aTeam(owner)).showsSamples, false)
  assert.equal((await aTeam(owner, { country: 'JP', showsSamples: true })).showsSamples, false)
})
