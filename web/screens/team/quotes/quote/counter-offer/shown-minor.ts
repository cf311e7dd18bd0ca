/** Returns an amount of a counter-offer as people read it: what the team pays for a device, or a repair costs. */
export function shownMinor(kind: 'buy' | 'repair' | 'sell', minor: number): number {
  return kind === 'buy' ? minor : 0 - minor
}
