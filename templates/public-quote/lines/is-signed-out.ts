import type { PublicLine } from '../public-quote.ts'

/** True if Find My is known to be off on every device that is bought. */
export function isSignedOutOfAll(lines: readonly Pick<PublicLine, 'kind' | 'isSignedOut'>[]): boolean {
  return lines.every(({ kind, isSignedOut }) => kind !== 'buy' || isSignedOut === true)
}
