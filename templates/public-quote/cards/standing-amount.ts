import type { PublicQuote } from '../public-quote.ts'

/** Returns what a quote comes to now: what was accepted, without the devices for which nothing is paid any more. */
export function standingAmount({
  settledMinor,
  acceptedNetMinor,
  netMinor,
}: Pick<PublicQuote, 'settledMinor' | 'acceptedNetMinor' | 'netMinor'>): number {
  return settledMinor ?? acceptedNetMinor ?? netMinor
}
