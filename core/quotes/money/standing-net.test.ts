import assert from 'node:assert/strict'
import { test } from 'vitest'
import { firstFulfilment, type FulfilmentState, isFinal, nextFulfilments } from '../settling/fulfilment.ts'
import { type DeviceOfLine, standingNet } from './standing-net.ts'

type Kind = 'buy' | 'repair' | 'sell'

/** Final states of a device, with true if something is paid. */
const ends: Readonly<Record<Kind, Readonly<Partial<Record<FulfilmentState, boolean>>>>> = {
  buy: { paid: true, returned: false, cancelled: false },
  repair: { handedOver: true, returned: false, cancelled: false },
  sell: { handedOver: true, released: false },
}
/** Nets of a line of each kind: chosen so that each sum shows its parts. */
const nets: Readonly<Record<Kind, number>> = { buy: -30_503, repair: 8_901, sell: 45_007 }
const kinds = ['buy', 'repair', 'sell'] as const

function endsReached(kind: Kind): FulfilmentState[] {
  const reached = new Set<FulfilmentState>([firstFulfilment(kind), 'counterAccepted', 'counterDeclined'])
  for (const state of reached)
    for (const next of nextFulfilments(kind, { state })) if (next !== 'onHold') reached.add(next)
  const isOfKind = (state: FulfilmentState) => kind !== 'sell' || !state.startsWith('counter')
  return [...reached].filter((state) => isFinal(kind, state) && isOfKind(state))
}

test('an amount is paid for a device, or is not, by every way in which it can end', () => {
  for (const kind of kinds)
    assert.deepEqual(endsReached(kind).toSorted(), Object.keys(ends[kind]).toSorted(), kind)
})

test('of three devices the ones that are paid make the amount, by every combination of their ends', () => {
  const all = kinds.flatMap((kind) =>
    Object.entries(ends[kind]).map(([state, isPaid]) => ({ kind, state: state as FulfilmentState, isPaid })),
  )
  const waiting = kinds.map((kind) => ({ kind, state: firstFulfilment(kind), isPaid: true }))
  let combinations = 0
  for (const one of [...all, ...waiting])
    for (const other of [...all, ...waiting])
      for (const third of [...all, ...waiting]) {
        const three = [one, other, third]
        const lines = three.map(({ state }, at): DeviceOfLine => ({
          lineId: String(at),
          fulfilment: { state },
        }))
        const expected = three.reduce((sum, { kind, isPaid }) => sum + (isPaid ? nets[kind] : 0), 0)
        const netOf = (lineId: string) => nets[three[Number(lineId)]!.kind] // one for each line
        assert.equal(standingNet(lines, netOf, null), expected, JSON.stringify(three))
        combinations += 1
      }
  assert.equal(combinations, 11 ** 3)
})

test('a device on hold counts as where it was, a declined new price as nothing, a line that was not taken never', () => {
  const net = (lines: readonly DeviceOfLine['fulfilment'][]) =>
    standingNet(
      lines.map((fulfilment, at) => ({ lineId: String(at), fulfilment })),
      () => 1_002,
      5,
    )
  assert.equal(net([{ state: 'onHold', heldFrom: 'matched' }]), 1_000)
  assert.equal(net([{ state: 'onHold', heldFrom: 'counterDeclined' }]), 0)
  assert.equal(net([{ state: 'counterDeclined' }, { state: 'counterOffered' }, null]), 1_000)
  // The sum is rounded, not each line.
  assert.equal(net([{ state: 'paid' }, { state: 'matched' }]), 2_005)
})
