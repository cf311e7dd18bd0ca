import { cashRounded } from './cash-rounding.ts'
import { type FulfilmentState, standsAt, type Whereabouts } from '../settling/fulfilment.ts'

/**
 * States of a device for which nothing is paid: it never arrived, was or will be returned, or goes back to
 * stock.
 */
const unpaid: ReadonlySet<FulfilmentState> = new Set(['cancelled', 'counterDeclined', 'returned', 'released'])

/** True if nothing is paid for a device any more. A device on hold counts with the state before. */
export function isUnpaid(device: Whereabouts): boolean {
  return unpaid.has(standsAt(device))
}

/** Device of an accepted line; null: the line was not accepted. */
export interface DeviceOfLine {
  readonly lineId: string
  readonly fulfilment: Whereabouts | null
}

/**
 * Returns the current amount of an accepted quote: without devices for which nothing is paid, rounded as a
 * total. netOf: net of a line with its agreed new price. Positive: the customer pays.
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
