import { paidAmounts } from '@costard/quotes'
import type { CounterOfferContent } from '../counter-offer.ts'

interface ShownAmounts {
  readonly acceptedMinor: number
  readonly newMinor: number
  /** Difference in the cost of a repair, or in the value of a device. Never negative. */
  readonly extraMinor: number
  /** Amount that rounding to cash adds, with the sign of the other differences. */
  readonly cashRoundingMinor: number
  /** A difference with the sign that the customer reads. */
  readonly shown: (deltaMinor: number) => number
}

/** Returns the amounts as the customer reads them: what the shop pays for a device, what they pay for a repair. */
export function shownAmounts({
  kind,
  cashStepMinor,
  ...exact
}: Pick<CounterOfferContent, 'kind' | 'acceptedMinor' | 'newMinor' | 'cashStepMinor'>): ShownAmounts {
  const { acceptedMinor, newMinor, cashRoundingMinor } = paidAmounts(exact, cashStepMinor)
  const shown = (minor: number) => (kind === 'repair' ? 0 - minor : minor)
  return {
    acceptedMinor: shown(acceptedMinor),
    newMinor: shown(newMinor),
    extraMinor: Math.abs(newMinor - acceptedMinor),
    cashRoundingMinor,
    shown,
  }
}
