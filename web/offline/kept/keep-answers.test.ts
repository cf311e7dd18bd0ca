import assert from 'node:assert/strict'
import type { QuoteSummary } from '@costard/contract'
import { ORPCError } from '@orpc/client'
import { test } from 'vitest'
import { keepAnswers } from './keep-answers.ts'
import { quotesPage } from './kept-calls.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { KnownTeam } from './kept-database.ts'

const noNetwork = async (): Promise<never> => {
  throw new TypeError('Failed to fetch')
}

function keeper(teams: Record<string, KnownTeam> = { t1: { offlineWork: 'quotes', seesCosts: true } }) {
  const values = new Map<string, { teamId: string; value: unknown }>()
  const answers: KeptAnswers = {
    read: async (id) => values.get(id)?.value,
    write: async (id, teamId, value) => void values.set(id, { teamId, value }),
    removeTeam: async (teamId) => {
      for (const [id, kept] of values) if (kept.teamId === teamId) values.delete(id)
    },
    removeAll: async () => values.clear(),
  }
  const newer: unknown[] = []
  const refused: string[] = []
  const { answer } = keepAnswers({
    answers,
    teams,
    onContact: () => {},
    onNewer: (_name, _input, value) => newer.push(value),
    onRefused: (name) => refused.push(name),
    isOnline: () => true,
  })
  const call = (name: string, input: object, ask: (input: unknown) => Promise<unknown>, isQueued = false) =>
    answer({ name, input, idempotencyKey: undefined, isQueued }, ask)
  return { call, values, newer, refused }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('an answer is kept and given again where the network does not answer; other calls are not kept', async () => {
  const { call, values } = keeper()
  await call('quotes.get', { teamId: 't1', quoteId: 'q1' }, async () => ({ id: 'q1' }))
  await call('audit.list', { teamId: 't1' }, async () => ({ entries: ['x'] }))
  await settled()
  assert.deepEqual(await call('quotes.get', { quoteId: 'q1', teamId: 't1' }, noNetwork), { id: 'q1' })
  await assert.rejects(call('audit.list', { teamId: 't1' }, noNetwork), TypeError)
  assert.equal(values.size, 1)
})

test('the kept quotes are counted by their states', () => {
  const rows = (['sent', 'sent', 'draft'] as const).map((state) => ({ state }) as QuoteSummary)
  const { counts, quotes } = quotesPage(rows, { teamId: 't1', state: 'draft' })
  assert.deepEqual(counts, { all: 3, sent: 2, draft: 1 })
  assert.equal(quotes.length, 1)
})

test('a refusal of the server is not papered over', async () => {
  const { call } = keeper()
  const input = { teamId: 't1', quoteId: 'q1' }
  await call('quotes.get', input, async () => ({ id: 'q1' }))
  const refuse = async () => {
    throw new ORPCError('quote/not-found', { status: 404 })
  }
  await assert.rejects(call('quotes.get', input, refuse), { code: 'quote/not-found' })
})

test('a version of a catalog is asked for once; without a network the newest known one is found by the list', async () => {
  const { call } = keeper()
  const document = { pricing: { version: 7 } }
  let asked = 0
  const ask = async () => (asked++, document)
  await call('catalogs.list', { teamId: 't1' }, async () => [{ id: 'c1', version: 7 }])
  await call('catalogs.get', { teamId: 't1', catalogId: 'c1', version: 7 }, ask)
  await settled()
  await call('catalogs.get', { teamId: 't1', catalogId: 'c1', version: 7 }, ask)
  assert.equal(asked, 1)
  assert.equal(await call('catalogs.get', { teamId: 't1', catalogId: 'c1' }, noNetwork), document)
})

test('the team is shown as kept when the app opens, and as it is when the answer comes', async () => {
  const { call, newer, values } = keeper()
  values.set('teams.get [["teamId","t1"]]', { teamId: 't1', value: { name: 'Before' } })
  const ask = async () => ({ id: 't1', name: 'Now', offlineWork: 'quotes', seesCosts: true })
  assert.deepEqual(await call('teams.get', { teamId: 't1' }, ask), { name: 'Before' })
  await settled()
  assert.deepEqual(newer, [await ask()])
  values.set('catalogs.list [["teamId","t1"]]', { teamId: 't1', value: [{ version: 6 }] })
  const versions = async () => [{ version: 7 }]
  assert.deepEqual(await call('catalogs.list', { teamId: 't1' }, versions, true), [{ version: 7 }])
  assert.deepEqual(await call('teams.get', { teamId: 't1' }, ask), await ask())
})

for (const [what, name, input, answerOf] of [
  [
    'who may no longer see costs',
    'teams.get',
    { teamId: 't1' },
    async () => ({ id: 't1', offlineWork: 'quotes', seesCosts: false }),
  ],
  [
    'whose owner switched it off',
    'teams.open',
    { teamId: 't1' },
    async () => ({ id: 't1', offlineWork: 'off', seesCosts: true }),
  ],
  ['who left', 'teams.list', {}, async () => []],
  [
    'who is suspended',
    'quotes.list',
    { teamId: 't1' },
    async () => {
      throw new ORPCError('team/suspended', { status: 403 })
    },
  ],
] as const)
  test(`a member ${what} keeps nothing of the team`, async () => {
    const { call, values } = keeper()
    await call('catalogs.get', { teamId: 't1', catalogId: 'c1', version: 1 }, async () => ({ costs: 1 }))
    await settled()
    assert.equal(values.size, 1)
    await call(name, input, answerOf).catch(() => undefined)
    await settled()
    assert.deepEqual(
      [...values.values()]
        .filter(({ teamId }) => teamId === 't1')
        .filter(({ value }) => JSON.stringify(value).includes('costs')),
      [],
    )
  })

test('of lists the newest rows are kept, once each, and searched without a network', async () => {
  const { call } = keeper()
  const customer = (index: number) => ({
    id: `c${index}`,
    kind: 'private',
    name: `Marta ${index}`,
    email: null,
    phone: `+35387000${index}`,
    seenAt: `2026-11-27T10:${String(10_000 + index)}`,
  })
  const page = (from: number, count: number) => ({
    customers: Array.from({ length: count }, (_, index) => customer(from + index)),
    total: null,
    nextCursor: null,
  })
  await Promise.all([
    call('customers.list', { teamId: 't1' }, async () => page(0, 600)),
    call('customers.list', { teamId: 't1', cursor: 'x' }, async () => page(500, 501)),
  ])
  await settled()
  const { customers } = (await call('customers.list', { teamId: 't1' }, noNetwork)) as ReturnType<typeof page>
  assert.equal(customers.length, 1000)
  const found = (await call(
    'customers.list',
    { teamId: 't1', search: 'marta 35387000777' },
    noNetwork,
  )) as ReturnType<typeof page>
  assert.deepEqual(
    found.customers.map(({ id }) => id),
    ['c777'],
  )
  const none = (await call('customers.list', { teamId: 't1', search: 'Marta 0' }, noNetwork)) as ReturnType<
    typeof page
  >
  assert.ok(!none.customers.some(({ id }) => id === 'c0'))
})
