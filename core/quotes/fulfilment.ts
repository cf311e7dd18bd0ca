/** What happens to the device of an accepted line, by what the team does with it. */
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
    diagnosing: ['done', 'returned'],
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

/** States of a counter-offer: sending and answering it lead there, no step of a member. */
const byCounterOffer: ReadonlySet<FulfilmentState> = new Set([
  'counterOffered',
  'counterAccepted',
  'counterDeclined',
])

/** Returns the states that can follow by a step of a member, the usual one first. */
export function nextFulfilments(kind: Kind, state: FulfilmentState): readonly FulfilmentState[] {
  return following(kind, state).filter((next) => !byCounterOffer.has(next))
}

/** Whether a state can follow another in any way. */
export function canFollow(kind: Kind, from: FulfilmentState, to: FulfilmentState): boolean {
  return following(kind, from).includes(to)
}

export function isFinal(kind: Kind, state: FulfilmentState): boolean {
  return following(kind, state).length === 0
}

function following(kind: Kind, state: FulfilmentState): readonly FulfilmentState[] {
  const steps: Steps = stepsOf[kind]
  return steps[state] ?? []
}

/** Whether nothing has been received, paid or handed over: an acceptance can still be undone. */
export function isUntouched(kind: Kind, state: FulfilmentState): boolean {
  return state === firstFulfilment(kind)
}
