import type { Quote } from '@costard/contract'
import { type FulfilmentState, isFinal } from '@costard/quotes'

type Task = 'onHold' | 'payNow' | 'handOver' | 'giveBack'

/**
 * Tasks for a device by its state and kind; undefined: the text of the kind applies. A repair continues after
 * a counter-offer.
 */
const tasks = {
  awaiting: undefined,
  received: undefined,
  inspecting: undefined,
  counterOffered: undefined,
  counterAccepted: { buy: 'payNow' },
  counterDeclined: { buy: 'giveBack', repair: 'giveBack' },
  matched: { buy: 'payNow' },
  paid: undefined,
  returned: undefined,
  diagnosing: undefined,
  done: { repair: 'handOver' },
  reserved: undefined,
  handedOver: undefined,
  released: undefined,
  cancelled: undefined,
  onHold: { buy: 'onHold', repair: 'onHold', sell: 'onHold' },
} as const satisfies Readonly<Record<FulfilmentState, Partial<Record<Line['kind'], Task>> | undefined>>
type Line = Quote['lines'][number]

/** Returns the task that all unsettled devices share, if they do. A device on hold takes precedence. */
export function taskOf({ lines }: Pick<Quote, 'lines'>): Task | undefined {
  const open = lines.flatMap(({ kind, fulfilment }) =>
    fulfilment && !isFinal(kind, fulfilment.state) ? [taskIn(kind, fulfilment.state)] : [],
  )
  if (open.includes('onHold')) return 'onHold'
  const [first, ...others] = new Set(open)
  return others.length === 0 ? first : undefined
}

function taskIn(kind: Line['kind'], state: FulfilmentState): Task | undefined {
  const ofKinds: Partial<Record<Line['kind'], Task>> | undefined = tasks[state]
  return ofKinds?.[kind]
}
