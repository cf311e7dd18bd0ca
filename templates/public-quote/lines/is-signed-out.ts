import type { PublicLine } from '../public-quote.ts'

/** True if Find My is known to be off on all bought devices. */
export function isSignedOutOfAll(lines: readonly Pick<PublicLine, 'kind' | 'isSignedOut'>[]): boolean {
  return lines.every(({ kind, isSignedOut }) => kind !== 'buy' || isSignedOut === true)
}
