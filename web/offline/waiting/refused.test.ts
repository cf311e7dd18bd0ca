import assert from 'node:assert/strict'
import { errorCodes } from '@costard/contract'
import { test } from 'vitest'
import { offline } from '#messages/en/offline.ts'
import type { Entry } from '../queue/entry.ts'
import { mended } from './mended.ts'
import { refusals } from './refusals.ts'

const accept = {
  name: 'Ada Customer',
  acceptedAt: '2026-11-28T10:00:00.000Z',
  shown: { netMinor: -44_500, termsVersion: 0 },
}
const refused = {
  id: 'offline1',
  teamId: 't1',
  key: 'lasting-1',
  state: 'refused',
  code: 'quote/expired',
  send: 'email',
  settled: [],
  quote: {
    lines: [],
    customer: { kind: 'private', name: 'Ada', email: 'ada@customer.example', is: 'c1' },
    siteId: 's1',
    note: '',
    letCustomerChoose: true,
  },
} as unknown as Entry

test('each refusal is a code of the contract and has words', () => {
  for (const [code, { words }] of Object.entries(refusals)) {
    assert.ok(code in errorCodes, code)
    assert.ok(words in offline.why, code)
  }
})

test('a way out changes what was refused, and nothing else', () => {
  const again = (way: Parameters<typeof mended>[1], entry = refused) => {
    const { state, code, ...rest } = mended(entry, way)
    assert.deepEqual([state, code], ['waiting', undefined])
    return rest
  }
  assert.deepEqual(again('byEmail').quote.customer, {
    kind: 'private',
    name: 'Ada',
    email: 'ada@customer.example',
  })
  assert.deepEqual([again('noCustomer').quote.customer, again('noCustomer').send], [null, null])
  assert.equal(again('noSite').quote.siteId, null)
  const signed = { ...refused, accept }
  assert.deepEqual(again('late', signed).accept, { ...accept, isLate: true })
  const { acceptedAt } = again('now', signed).accept ?? accept
  assert.ok(Math.abs(Date.parse(acceptedAt) - Date.now()) < 60_000)
})

test('what is with the team already can stay a draft there', () => {
  const added = { quoteId: 'q1' as never, number: 'Q-1' }
  const { state, arrived } = mended({ ...refused, accept, added }, 'draft')
  assert.deepEqual(
    [state, arrived?.number, arrived?.netMinor, arrived?.notAccepted],
    ['arrived', 'Q-1', -44_500, 'quote/expired'],
  )
})
