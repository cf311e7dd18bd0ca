import type { PublicQuote } from '../public-quote.ts'

/** Returns the current amount of a quote: as accepted, without devices for which nothing is paid any more. */
export function standingAmount({
  settledMinor,
  acceptedNetMinor,
  netMinor,
}: Pick<PublicQuote, 'settledMinor' | 'acceptedNetMinor' | 'netMinor'>): number {
  return settledMinor ?? acceptedNetMinor ?? netMinor
}
