import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import type { FulfilmentState } from '@costard/quotes'
import { stepsOf } from './steps-of.ts'

const none = { entries: [], reminderOn: null, answerBy: undefined }

/** The fields of a quote that the steps read. */
function quoteWith(fields: object): Quote {
  const usual = {
    state: 'sent',
    sentAt: '2026-11-24T09:52:00Z',
    firstViewedAt: null,
    delivery: null,
    validUntil: '2026-12-08',
    lines: [],
  }
  return { ...usual, ...fields } as unknown as Quote
}

function accepted(...devices: (readonly ['buy' | 'repair' | 'sell', FulfilmentState])[]): Quote {
  return quoteWith({
    state: 'accepted',
    acceptance: { at: '2026-11-25T10:00:00Z' },
    lines: devices.map(([kind, state]) => ({ kind, fulfilment: { state } })),
  })
}

const told = (quote: Quote, facts = none) => stepsOf(quote, facts).map(({ key, state }) => `${key} ${state}`)

test('a sent quote', () => {
  assert.deepEqual(told(quoteWith({})), ['sent done', 'read open', 'ends open', 'ifAccepted open'])
  const read = quoteWith({ firstViewedAt: '2026-11-24T12:07:00Z' })
  assert.deepEqual(told(read, { ...none, reminderOn: '2026-12-05' } as never), [
    'sent done',
    'read now',
    'reminder open',
    'ends open',
    'ifAccepted open',
  ])
})

test('a mail that failed stops the first step', () => {
  const failed = quoteWith({ delivery: { state: 'failed', isReminder: false, at: '2026-11-24T09:53:00Z' } })
  assert.equal(told(failed)[0], 'notDelivered stopped')
})

test('ends of a quote', () => {
  assert.deepEqual(told(quoteWith({ state: 'declined' })), ['sent done', 'declined stopped'])
  assert.deepEqual(told(quoteWith({ state: 'expired' })), ['sent done', 'ended stopped'])
  assert.deepEqual(told(quoteWith({ state: 'cancelled' })), ['sent done', 'withdrawn stopped'])
})

test('devices on their way', () => {
  const after = (...devices: Parameters<typeof accepted>) => told(accepted(...devices)).slice(2)
  assert.deepEqual(after(['buy', 'awaiting']), ['device now', 'checked open', 'paid open'])
  assert.deepEqual(after(['buy', 'inspecting']), ['device done', 'checked now', 'paid open'])
  assert.deepEqual(after(['buy', 'counterOffered']), ['device done', 'counterOffer now', 'paid open'])
  assert.deepEqual(after(['buy', 'paid']), ['device done', 'checked done', 'paid done'])
  assert.deepEqual(after(['buy', 'counterDeclined']), ['device done', 'checked done', 'goesBack now'])
  assert.deepEqual(after(['buy', 'returned']), ['device done', 'checked done', 'goesBack done'])
  assert.deepEqual(after(['repair', 'diagnosing']), ['device done', 'repaired now', 'handedOver open'])
  assert.deepEqual(after(['sell', 'reserved']), ['handedOver now'])
  assert.deepEqual(after(['buy', 'cancelled']), [])
})

test('a step is reached once the last device is there', () => {
  const mixed = accepted(['buy', 'paid'], ['buy', 'awaiting'], ['sell', 'handedOver'])
  assert.deepEqual(told(mixed).slice(2), ['device now', 'checked open', 'paid open', 'handedOver done'])
})
