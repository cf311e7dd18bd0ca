import { type CustomerDetails, type HandPrice, type PricingContext, priceRequestFor } from '@costard/contract'
import { type Catalog, price, type PriceRequest, type PriceResult, PricingError } from '@costard/pricing'
import type { BacktestLine } from './backtest-messages.ts'

type Team = PricingContext['team']

/** Prices a line with a catalog. Undefined: the catalog no longer has the device, or an answer is no longer valid. */
export function priceAgain(catalog: Catalog, team: Team, line: BacktestLine): PriceResult | undefined {
  try {
    return price(catalog, requestOf(team, line))
  } catch (error) {
    if (error instanceof PricingError) return undefined
    throw error
  }
}

function requestOf(team: Team, line: BacktestLine): PriceRequest {
  const { customerKind, adjustment, handPrice, purchase, propositionKey } = line
  // Stored from such values.
  const customer = (customerKind === null ? null : { kind: customerKind }) as CustomerDetails | null
  return priceRequestFor(
    { team, customer, today: line.pricedOn },
    {
      variantId: line.variantId,
      quantity: line.quantity,
      answers: JSON.parse(line.answers),
      checks: JSON.parse(line.checks),
      services: JSON.parse(line.services),
      ...(propositionKey !== null && { propositionKey }),
      ...(adjustment !== null && { adjustment: JSON.parse(adjustment) as PriceRequest['adjustment'] }),
      ...(purchase !== null && { purchase: JSON.parse(purchase) }),
      ...(handPrice !== null && { handPrice: JSON.parse(handPrice) as HandPrice }),
    },
  )
}

export interface DifferentStep {
  readonly kind: string
  readonly key: string
  readonly choice: string
  readonly beforeMinor: number
  readonly afterMinor: number
}

/** Returns the steps of two computations that change the price by another amount, in the order of the later one. */
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

/** What each step adds to the offer; tax and other propositions are left out. */
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
