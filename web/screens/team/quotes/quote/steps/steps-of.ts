import type { Quote, QuoteActivity } from '@costard/contract'
import { type FulfilmentState, standsAt } from '@costard/quotes'

export type StepKey =
  | 'sent'
  | 'notDelivered'
  | 'read'
  | 'reminder'
  | 'ends'
  | 'ended'
  | 'ifAccepted'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'device'
  | 'checked'
  | 'counterOffer'
  | 'repaired'
  | 'paid'
  | 'handedOver'
  | 'goesBack'

/** A step of a quote. at: when it was reached. day: the date when it is due. */
export interface Step {
  readonly key: StepKey
  /** now: reached last, or in progress. stopped: it ended the quote, or needs attention. */
  readonly state: 'done' | 'now' | 'open' | 'stopped'
  readonly at?: string | undefined
  readonly day?: string | undefined
}

interface Facts {
  readonly entries: readonly QuoteActivity[]
  readonly reminderOn: string | null
  /** Last day for answering an open counter-offer. */
  readonly answerBy: string | undefined
}

/** Returns the steps of a sent quote in order of time: past, current, coming. */
export function stepsOf(quote: Quote, facts: Facts): readonly Step[] {
  const { state, sentAt, firstViewedAt, delivery, validUntil, decline, cancellation, acceptance } = quote
  const isFailed = delivery?.state === 'failed' && !delivery.isReminder
  const sent: Step = isFailed
    ? { key: 'notDelivered', state: 'stopped', at: delivery.at }
    : { key: 'sent', state: 'done', at: sentAt ?? undefined }
  const read: Step[] =
    firstViewedAt === null
      ? []
      : [{ key: 'read', state: state === 'sent' ? 'now' : 'done', at: firstViewedAt }]
  switch (state) {
    case 'sent':
      return [
        sent,
        ...(read.length > 0 ? read : [{ key: 'read', state: 'open' } as const]),
        ...reminder(quote, facts),
        { key: 'ends', state: 'open', day: validUntil },
        { key: 'ifAccepted', state: 'open' },
      ]
    case 'declined':
      return [sent, ...read, { key: 'declined', state: 'stopped', at: decline?.at }]
    case 'expired':
      return [sent, ...read, { key: 'ended', state: 'stopped', day: validUntil }]
    case 'accepted':
    case 'completed':
      return [
        sent,
        ...read,
        { key: 'accepted', state: 'done', at: acceptance?.at },
        ...deviceSteps(quote, facts),
      ]
    default:
      return [sent, ...read, { key: 'withdrawn', state: 'stopped', at: cancellation?.at }]
  }
}

function reminder({ delivery }: Quote, { reminderOn, entries }: Facts): readonly Step[] {
  const sentByMember = entries.find(({ kind }) => kind === 'reminded')?.at
  const sentAt = delivery?.isReminder && delivery.state === 'sent' ? delivery.at : sentByMember
  if (reminderOn !== null) return [{ key: 'reminder', state: 'open', day: reminderOn }]
  return sentAt === undefined ? [] : [{ key: 'reminder', state: 'done', at: sentAt }]
}

/** Steps of devices by kind: the states in which each step is reached, and the step. */
const ways = {
  buy: [
    [
      'device',
      [
        'received',
        'inspecting',
        'counterOffered',
        'counterAccepted',
        'counterDeclined',
        'matched',
        'paid',
        'returned',
      ],
    ],
    ['checked', ['counterAccepted', 'counterDeclined', 'matched', 'paid', 'returned']],
    ['paid', ['paid']],
  ],
  repair: [
    [
      'device',
      [
        'received',
        'diagnosing',
        'counterOffered',
        'counterAccepted',
        'counterDeclined',
        'done',
        'handedOver',
        'returned',
      ],
    ],
    ['repaired', ['done', 'handedOver']],
    ['handedOver', ['handedOver']],
  ],
  sell: [['handedOver', ['handedOver']]],
} as const satisfies Record<string, readonly (readonly [StepKey, readonly FulfilmentState[]])[]>

/** Steps of the devices: each is reached when the last device has reached it. */
function deviceSteps({ lines }: Quote, { entries, answerBy }: Facts): readonly Step[] {
  const devices = lines.flatMap(({ kind, fulfilment }) =>
    fulfilment ? [{ kind, at: standsAt(fulfilment) }] : [],
  )
  const going = devices.filter(({ at }) => at !== 'cancelled' && at !== 'released')
  const [first] = going
  if (!first) return []
  const back = going.every(({ at }) => at === 'counterDeclined' || at === 'returned')
  const keys = [...new Set(going.flatMap(({ kind }) => ways[kind].map(([key]) => key)))]
  const steps = keys.map((key): Step => {
    const through = going.filter(({ kind }) => ways[kind].some(([of]) => of === key))
    const states = (kind: keyof typeof ways): readonly FulfilmentState[] =>
      ways[kind].find(([of]) => of === key)?.[1] ?? []
    const isReached = through.every(({ kind, at }) => states(kind).includes(at))
    const isOffered = key !== 'device' && through.some(({ at }) => at === 'counterOffered')
    if (isOffered && (key === 'checked' || key === 'repaired'))
      return { key: 'counterOffer', state: 'now', day: answerBy }
    const at = reachedAt(
      entries,
      through.flatMap(({ kind }) => states(kind)),
    )
    return isReached ? { key, state: 'done', at } : { key, state: 'open' }
  })
  const reached = steps.filter((step) => !(back && (step.key === 'paid' || step.key === 'handedOver')))
  const end: Step[] = back
    ? [{ key: 'goesBack', state: going.every(({ at }) => at === 'returned') ? 'done' : 'now' }]
    : []
  return withNow([...reached.filter((step) => !back || step.state === 'done'), ...end])
}

/** Returns when a device first reached one of the states after the last acceptance. */
function reachedAt(
  entries: readonly QuoteActivity[],
  states: readonly FulfilmentState[],
): string | undefined {
  return entries.findLast((entry) => entry.kind === 'device' && states.includes(entry.state))?.at
}

/** Marks the first step that is not done as the current one. */
function withNow(steps: readonly Step[]): readonly Step[] {
  if (steps.some(({ state }) => state === 'now')) return steps
  const next = steps.findIndex(({ state }) => state === 'open')
  return steps.map((step, place) => (place === next ? { ...step, state: 'now' } : step))
}
