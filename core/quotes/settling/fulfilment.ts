/** States of the device of an accepted line. */
export const fulfilmentStates = [
  'awaiting',
  'received',
  'inspecting',
  'counterOffered',
  'counterAccepted',
  'counterDeclined',
  'matched',
  'paid',
  'returned',
  'diagnosing',
  'done',
  'reserved',
  'handedOver',
  'released',
  'cancelled',
  'onHold',
] as const
export type FulfilmentState = (typeof fulfilmentStates)[number]

type Kind = 'buy' | 'repair' | 'sell'
type Steps = Readonly<Partial<Record<FulfilmentState, readonly FulfilmentState[]>>>

/** States that can follow each state, the usual one first. A state without any is final. */
const stepsOf = {
  buy: {
    awaiting: ['received', 'cancelled'],
    received: ['inspecting', 'returned'],
    inspecting: ['matched', 'counterOffered', 'returned'],
    counterOffered: ['counterAccepted', 'counterDeclined'],
    counterAccepted: ['paid'],
    counterDeclined: ['returned'],
    matched: ['paid', 'returned'],
  },
  repair: {
    awaiting: ['received', 'cancelled'],
    received: ['diagnosing', 'returned'],
    diagnosing: ['done', 'counterOffered', 'returned'],
    counterOffered: ['counterAccepted', 'counterDeclined'],
    counterAccepted: ['done'],
    counterDeclined: ['returned'],
    done: ['handedOver'],
  },
  sell: {
    reserved: ['handedOver', 'released'],
  },
} as const satisfies Record<Kind, Steps>

/** Returns the state of a line when its quote is accepted. */
export function firstFulfilment(kind: Kind): FulfilmentState {
  return kind === 'sell' ? 'reserved' : 'awaiting'
}

/** Returns the state in which a device is inspected; undefined for one that is sold. */
export function inspectionState(kind: Kind): 'inspecting' | 'diagnosing' | undefined {
  return kind === 'sell' ? undefined : kind === 'buy' ? 'inspecting' : 'diagnosing'
}

/** States set by sending and answering a counter-offer, not by steps of members. */
const byCounterOffer: ReadonlySet<FulfilmentState> = new Set([
  'counterOffered',
  'counterAccepted',
  'counterDeclined',
])

/** State of a device in the shop. heldFrom: state before a hold, to which the device returns. */
export interface Whereabouts {
  readonly state: FulfilmentState
  readonly heldFrom?: FulfilmentState | undefined
}

/** Returns the effective state: for a device on hold, the state before. */
export function standsAt({ state, heldFrom }: Whereabouts): FulfilmentState {
  return state === 'onHold' && heldFrom !== undefined ? heldFrom : state
}

/** Returns the states that a member's step can lead to, the usual one first. */
export function nextFulfilments(kind: Kind, device: Whereabouts): readonly FulfilmentState[] {
  if (device.state === 'onHold') return [standsAt(device)]
  const steps = following(kind, device.state).filter((next) => !byCounterOffer.has(next))
  return mayBeHeld(kind, device.state) ? [...steps, 'onHold'] : steps
}

/**
 * True if a device can be put on hold. Not while the customer considers a counter-offer, whose last day keeps
 * running.
 */
function mayBeHeld(kind: Kind, state: FulfilmentState): boolean {
  return state !== 'onHold' && state !== 'counterOffered' && !isFinal(kind, state)
}

/** True if a state can follow another other than by a hold. */
export function canFollow(kind: Kind, from: FulfilmentState, to: FulfilmentState): boolean {
  return following(kind, from).includes(to)
}

export function isFinal(kind: Kind, state: FulfilmentState): boolean {
  return state !== 'onHold' && following(kind, state).length === 0
}

function following(kind: Kind, state: FulfilmentState): readonly FulfilmentState[] {
  const steps: Steps = stepsOf[kind]
  return steps[state] ?? []
}

/** True if nothing has been received, paid or handed over: an acceptance can still be undone. */
export function isUntouched(kind: Kind, device: Whereabouts): boolean {
  return standsAt(device) === firstFulfilment(kind)
}
