import { setTimeout as pause } from 'node:timers/promises'
import { aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import { median } from '../measure.ts'

interface QuoteTimes {
  /** Milliseconds of each call. */
  readonly created: readonly number[]
  readonly listed: readonly number[]
  readonly tookMs: number
}

/**
 * Pause between two quotes, as at a counter: a caller without pauses would measure the queue. Milliseconds.
 */
const pauseMs = 40

/** Creates a quote and lists the quotes in successive calls, for a time or during other work. */
export async function quoteTimes(
  shop: Shop,
  until: { readonly forMs: number } | { readonly while: () => Promise<boolean> },
): Promise<QuoteTimes> {
  const created: number[] = []
  const listed: number[] = []
  const startedAt = performance.now()
  const goesOn = () => ('forMs' in until ? performance.now() - startedAt < until.forMs : until.while())
  while (await goesOn()) {
    created.push(await timed(() => shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))))
    listed.push(await timed(() => shop.owner.call('GET', `${shop.path}/quotes`)))
    await pause(pauseMs)
  }
  return { created, listed, tookMs: performance.now() - startedAt }
}

async function timed(call: () => Promise<{ readonly status: number }>): Promise<number> {
  const startedAt = performance.now()
  const { status } = await call()
  if (status >= 300) throw new Error(`answered with ${status}`)
  return performance.now() - startedAt
}

/** Returns the ratio of the medians for one kind of call. */
export function shareOf(
  kind: 'created' | 'listed',
  beside: QuoteTimes,
  alone: readonly QuoteTimes[],
): { readonly ms: number; readonly alone: number; readonly share: number } {
  const ms = median(beside[kind])
  const usual = median(alone.flatMap((times) => times[kind]))
  return { ms, alone: usual, share: ms / usual }
}
