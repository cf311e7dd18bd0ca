import { paidAmounts } from '@costard/quotes'
import type { CounterOfferContent } from '../counter-offer.ts'

interface ShownAmounts {
  readonly acceptedMinor: number
  readonly newMinor: number
  /** Difference in the cost of a repair, or in the value of a device. Never negative. */
  readonly extraMinor: number
  /** Amount added by rounding to cash, with the sign of the other differences. */
  readonly cashRoundingMinor: number
  /** Returns a difference with the sign to display. */
  readonly shown: (deltaMinor: number) => number
}

/** Returns the amounts to display: what the shop pays for a device, or the customer for a repair. */
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
