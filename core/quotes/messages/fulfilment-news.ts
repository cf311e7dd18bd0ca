import { type FulfilmentState, isFinal } from '../settling/fulfilment.ts'

interface Step {
  readonly kind: 'buy' | 'repair' | 'sell'
  readonly state: FulfilmentState
}
type News = 'deviceReceived' | 'paid' | 'returned'

/**
 * Returns the mails to a customer after a step of a line. Each is sent once for all devices: when the last
 * one has arrived, and when the last one is settled.
 */
export function fulfilmentNews(before: readonly Step[], after: readonly Step[]): readonly News[] {
  const news = ['deviceReceived', 'paid', 'returned'] as const
  return news.filter((one) => !holds[one](before) && holds[one](after))
}

/** True if the mail is about the device of a line. */
export function isNewsOf(news: News, { kind, state }: Step): boolean {
  if (news === 'deviceReceived') return kind !== 'sell' && state !== 'cancelled'
  return state === news
}

const holds: Readonly<Record<News, (steps: readonly Step[]) => boolean>> = {
  deviceReceived: (steps) => {
    const brought = steps.filter((step) => isNewsOf('deviceReceived', step))
    return brought.length > 0 && brought.every(({ state }) => state !== 'awaiting')
  },
  paid: (steps) => isSettled(steps, 'paid'),
  returned: (steps) => isSettled(steps, 'returned'),
}

function isSettled(steps: readonly Step[], by: 'paid' | 'returned'): boolean {
  const brought = steps.filter(({ kind }) => (by === 'paid' ? kind === 'buy' : kind !== 'sell'))
  return brought.some(({ state }) => state === by) && brought.every(({ kind, state }) => isFinal(kind, state))
}
