import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  canFollow,
  firstFulfilment,
  fulfilmentStates,
  isFinal,
  isUntouched,
  nextFulfilments,
  standsAt,
} from '../quotes.ts'

const kinds = ['buy', 'repair', 'sell'] as const

/** Returns the possible steps, except a hold. */
function steps(kind: (typeof kinds)[number], state: (typeof fulfilmentStates)[number]): string[] {
  return nextFulfilments(kind, { state }).filter((next) => next !== 'onHold')
}

/** Returns all states reachable from the first. */
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
  assert.deepEqual([...all, 'onHold'].toSorted(), [...fulfilmentStates].toSorted())
})

test('a device is paid only after it was received and inspected', () => {
  assert.deepEqual(steps('buy', 'awaiting'), ['received', 'cancelled'])
  assert.ok(!steps('buy', 'received').includes('paid'))
  assert.deepEqual(steps('buy', 'matched'), ['paid', 'returned'])
})

test('only a counter-offer and its answer lead to their states, and silence never to a payment', () => {
  assert.deepEqual(steps('buy', 'inspecting'), ['matched', 'returned'])
  assert.deepEqual(steps('buy', 'counterOffered'), [])
  assert.deepEqual(steps('buy', 'counterAccepted'), ['paid'])
  assert.deepEqual(steps('buy', 'counterDeclined'), ['returned'])
  assert.ok(canFollow('buy', 'inspecting', 'counterOffered'))
})

test('a repair that costs more goes on only with a yes, and goes back unrepaired without one', () => {
  assert.ok(canFollow('repair', 'diagnosing', 'counterOffered'))
  assert.deepEqual(steps('repair', 'diagnosing'), ['done', 'returned'])
  assert.deepEqual(steps('repair', 'counterOffered'), [])
  assert.deepEqual(steps('repair', 'counterAccepted'), ['done'])
  assert.deepEqual(steps('repair', 'counterDeclined'), ['returned'])
})

test('only the first state is untouched', () => {
  for (const kind of kinds)
    for (const state of reachable(kind))
      assert.equal(isUntouched(kind, { state }), state === firstFulfilment(kind))
})

test('every device that is not settled can be held, but for one whose customer thinks about a new price', () => {
  for (const kind of kinds)
    for (const state of reachable(kind)) {
      const mayBeHeld = !isFinal(kind, state) && state !== 'counterOffered'
      assert.equal(nextFulfilments(kind, { state }).includes('onHold'), mayBeHeld, `${kind} ${state}`)
    }
})

test('a device on hold goes on where it was, counts as there, and is not settled', () => {
  for (const kind of kinds)
    for (const heldFrom of reachable(kind)) {
      const held = { state: 'onHold', heldFrom } as const
      assert.deepEqual(nextFulfilments(kind, held), [heldFrom])
      assert.equal(standsAt(held), heldFrom)
      assert.equal(isUntouched(kind, held), isUntouched(kind, { state: heldFrom }))
      assert.ok(!isFinal(kind, held.state))
    }
})
