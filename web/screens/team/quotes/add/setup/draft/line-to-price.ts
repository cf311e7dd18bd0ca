import type { HandPrice, SeenPurchase } from '@costard/contract'
import type { Line } from '@costard/quotes'
import { type ChosenSetup, type CounterLine, quantityOf } from '../../counter-line.ts'
import type { Release } from '../price/release-of.ts'

/** Decisions of members about the price of a saved line. */
export interface Decisions {
  readonly release: Release | undefined
  readonly handPrice: HandPrice | null
  readonly purchase: SeenPurchase | null
}

/** Returns a line of the counter draft as input for pricing. */
export function lineToPrice(
  device: CounterLine,
  { variantId, answers, services, propositionKey }: ChosenSetup,
  { release, handPrice, purchase }: Decisions,
): Line {
  return {
    variantId,
    device,
    answers,
    services,
    propositionKey,
    checks: device.checks ?? [],
    quantity: quantityOf(device),
    handPrice,
    purchase,
    ...release,
  }
}
