import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  canFollow,
  firstFulfilment,
  fulfilmentStates,
  isFinal,
  isUntouched,
  nextFulfilments,
} from './quotes.ts'

const kinds = ['buy', 'repair', 'sell'] as const

/** All states that can be reached from the first. */
function reachable(kind: (typeof kinds)[number]): Set<(typeof fulfilmentStates)[number]> {
  const found = new Set([firstFulfilment(kind)])
  for (const state of found)
    for (const next of fulfilmentStates) if (canFollow(kind, state, next)) found.add(next)
  return found
}

test('every line can be brought to an end, and an end allows nothing', () => {
  const ends = {
    buy: ['cancelled', 'paid', 'returned'],
    repair: ['cancelled', 'handedOver', 'returned'],
    sell: ['handedOver', 'released'],
  }
  for (const kind of kinds)
    assert.deepEqual([...reachable(kind)].filter((state) => isFinal(kind, state)).toSorted(), ends[kind])
})

test('no state is missing, and none belongs to no kind', () => {
  const all = new Set(kinds.flatMap((kind) => [...reachable(kind)]))
  assert.deepEqual([...all].toSorted(), [...fulfilmentStates].toSorted())
})

test('a device is paid only after it was received and inspected', () => {
  assert.deepEqual(nextFulfilments('buy', 'awaiting'), ['received', 'cancelled'])
  assert.ok(!nextFulfilments('buy', 'received').includes('paid'))
  assert.deepEqual(nextFulfilments('buy', 'matched'), ['paid', 'returned'])
})

test('only a counter-offer and its answer lead to their states, and silence never to a payment', () => {
  assert.deepEqual(nextFulfilments('buy', 'inspecting'), ['matched', 'returned'])
  assert.deepEqual(nextFulfilments('buy', 'counterOffered'), [])
  assert.deepEqual(nextFulfilments('buy', 'counterAccepted'), ['paid'])
  assert.deepEqual(nextFulfilments('buy', 'counterDeclined'), ['returned'])
  assert.ok(
    canFollow('buy', 'inspecting', 'counterOffered') && !canFollow('repair', 'diagnosing', 'counterOffered'),
  )
})

test('only the first state is untouched', () => {
  for (const kind of kinds)
    for (const state of reachable(kind))
      assert.equal(isUntouched(kind, state), state === firstFulfilment(kind))
})
