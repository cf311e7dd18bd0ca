/** States of the device of an accepted line, by what the team does with it. */
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

/** The states that can follow each, the usual one first. A state without any is final. */
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

/** States of a counter-offer: sending and answering it lead there, no step of a member. */
const byCounterOffer: ReadonlySet<FulfilmentState> = new Set([
  'counterOffered',
  'counterAccepted',
  'counterDeclined',
])

/** The step of a device on its way through the shop. heldFrom: of one on hold, where it was and goes on. */
export interface Whereabouts {
  readonly state: FulfilmentState
  readonly heldFrom?: FulfilmentState | undefined
}

/** Returns the state that counts: a device on hold counts as where it was held. */
export function standsAt({ state, heldFrom }: Whereabouts): FulfilmentState {
  return state === 'onHold' && heldFrom !== undefined ? heldFrom : state
}

/** Returns the states that can follow by a step of a member, the usual one first. */
export function nextFulfilments(kind: Kind, device: Whereabouts): readonly FulfilmentState[] {
  if (device.state === 'onHold') return [standsAt(device)]
  const steps = following(kind, device.state).filter((next) => !byCounterOffer.has(next))
  return mayBeHeld(kind, device.state) ? [...steps, 'onHold'] : steps
}

/**
 * True if a device can be put on hold. While the customer thinks about a counter-offer, its last day keeps
 * running.
 */
function mayBeHeld(kind: Kind, state: FulfilmentState): boolean {
  return state !== 'onHold' && state !== 'counterOffered' && !isFinal(kind, state)
}

/** True if a state can follow another in any way but a hold. */
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
