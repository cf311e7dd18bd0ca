import type { CounterOfferContent } from '../counter-offer.ts'

interface ShownAmounts {
  readonly acceptedMinor: number
  readonly newMinor: number
  /** Difference in the cost of a repair, or in the value of a device. Never negative. */
  readonly extraMinor: number
  /** A difference with the sign that the customer reads. */
  readonly shown: (deltaMinor: number) => number
}

/** Returns the amounts as the customer reads them: what the shop pays for a device, what they pay for a repair. */
export function shownAmounts({
  kind,
  acceptedMinor,
  newMinor,
}: Pick<CounterOfferContent, 'kind' | 'acceptedMinor' | 'newMinor'>): ShownAmounts {
  const shown = (minor: number) => (kind === 'repair' ? 0 - minor : minor)
  return {
    acceptedMinor: shown(acceptedMinor),
    newMinor: shown(newMinor),
    extraMinor: Math.abs(newMinor - acceptedMinor),
    shown,
  }
}
