import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { FulfilmentState } from '../settling/fulfilment.ts'
import { fulfilmentNews } from './fulfilment-news.ts'

const buys = (...states: FulfilmentState[]) => states.map((state) => ({ kind: 'buy' as const, state }))

test('one message when the last device has arrived', () => {
  assert.deepEqual(fulfilmentNews(buys('awaiting', 'awaiting'), buys('received', 'awaiting')), [])
  assert.deepEqual(fulfilmentNews(buys('inspecting', 'awaiting'), buys('inspecting', 'received')), [
    'deviceReceived',
  ])
  assert.deepEqual(fulfilmentNews(buys('received'), buys('inspecting')), [])
  assert.deepEqual(fulfilmentNews(buys('awaiting'), buys('cancelled')), [])
})

test('one message for what was paid and one for what goes back, when all are settled', () => {
  assert.deepEqual(fulfilmentNews(buys('matched', 'matched'), buys('paid', 'matched')), [])
  assert.deepEqual(fulfilmentNews(buys('paid', 'matched'), buys('paid', 'paid')), ['paid'])
  assert.deepEqual(fulfilmentNews(buys('paid', 'received'), buys('paid', 'returned')), ['paid', 'returned'])
  const sold = { kind: 'sell' as const, state: 'reserved' as const }
  assert.deepEqual(fulfilmentNews([sold, ...buys('matched')], [sold, ...buys('paid')]), ['paid'])
})
