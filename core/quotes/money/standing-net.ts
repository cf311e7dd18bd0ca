import { cashRounded } from './cash-rounding.ts'
import { type FulfilmentState, standsAt, type Whereabouts } from '../settling/fulfilment.ts'

/** States of a device for which nothing is paid: it never came, went back or will, or goes back to stock. */
const unpaid: ReadonlySet<FulfilmentState> = new Set(['cancelled', 'counterDeclined', 'returned', 'released'])

/** True if nothing is paid for a device any more. A device on hold counts as where it was held. */
export function isUnpaid(device: Whereabouts): boolean {
  return unpaid.has(standsAt(device))
}

/** The device of an accepted line; null: the line was not taken. */
export interface DeviceOfLine {
  readonly lineId: string
  readonly fulfilment: Whereabouts | null
}

/**
 * Returns what an accepted quote comes to now: its devices without those for which nothing is paid, rounded as a whole.
 * netOf: the net of a line with its agreed new price. Positive: the customer pays.
 */
export function standingNet(
  lines: readonly DeviceOfLine[],
  netOf: (lineId: string) => number,
  cashStepMinor: number | null | undefined,
): number {
  const sumMinor = lines
    .filter(({ fulfilment }) => fulfilment && !isUnpaid(fulfilment))
    .reduce((sum, { lineId }) => sum + netOf(lineId), 0)
  return cashRounded(sumMinor, cashStepMinor)
}
