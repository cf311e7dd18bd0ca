import { type Catalog, price, type PriceResult, PricingError } from '@costard/pricing'
import { type Line, type PricingContext, priceRequestFor } from '@costard/quotes'
import type { BacktestLine, BacktestQuote } from './backtest-messages.ts'

type Team = PricingContext['team']

/**
 * Prices a line with a catalog. Undefined: the catalog does not have the device, or an answer is no longer
 * valid.
 */
export function priceAgain(
  catalog: Catalog,
  team: Team,
  quote: BacktestQuote,
  line: BacktestLine,
): PriceResult | undefined {
  try {
    const context = { team, customer: customerOf(quote), today: line.pricedOn }
    return price(catalog, priceRequestFor(catalog, context, lineOf(line)))
  } catch (error) {
    if (error instanceof PricingError) return undefined
    throw error
  }
}

function customerOf({ customerKind: kind, vatId }: BacktestQuote): PricingContext['customer'] {
  return kind && { kind, ...(vatId !== null && { vatId }) }
}

export function lineOf({ imei, serial, propositionKey, ...line }: BacktestLine): Line {
  return {
    ...line,
    device: { ...(imei !== null && { imei }), ...(serial !== null && { serial }) },
    ...(propositionKey !== null && { propositionKey }),
  }
}

export interface DifferentStep {
  readonly kind: string
  readonly key: string
  readonly choice: string
  readonly beforeMinor: number
  readonly afterMinor: number
}

/**
 * Returns the steps whose effect on the price differs between two computations, in the order of the later
 * one.
 */
export function differentSteps(before: PriceResult, after: PriceResult): DifferentStep[] {
  const [was, is] = [deltasOf(before), deltasOf(after)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id) => {
    const step = is.get(id) ?? was.get(id)
    const [beforeMinor, afterMinor] = [was.get(id)?.delta ?? 0, is.get(id)?.delta ?? 0]
    if (!step || beforeMinor === afterMinor) return []
    const { kind, key, choice } = step
    return [{ kind, key, choice, beforeMinor, afterMinor }]
  })
}

interface Delta {
  readonly kind: string
  readonly key: string
  readonly choice: string
  readonly delta: number
}

/** Returns the amount that each step adds to the offer, without tax and other propositions. */
function deltasOf({ trace }: PriceResult): Map<string, Delta> {
  const deltas = new Map<string, Delta>()
  for (const { scope, kind, questionKey, choiceKey = '', serviceKey, propositionKey, delta } of trace) {
    if (scope !== 'value' && scope !== 'line') continue
    const key = questionKey ?? serviceKey ?? propositionKey ?? ''
    const id = `${kind} ${key} ${choiceKey}`
    deltas.set(id, { kind, key, choice: choiceKey, delta: (deltas.get(id)?.delta ?? 0) + delta })
  }
  return deltas
}
