/**
 * Returns an amount of a counter-offer as displayed: positive for what the team pays for a device, and for
 * the price of a repair.
 */
export function shownMinor(kind: 'buy' | 'repair' | 'sell', minor: number): number {
  return kind === 'buy' ? minor : 0 - minor
}
