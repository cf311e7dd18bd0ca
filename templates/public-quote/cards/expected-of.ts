import type { OfferPage, PublicLine } from '../public-quote.ts'

/** Returns the lines of an accepted offer whose devices have not been brought or collected yet. */
export function expectedOf({
  quote: { lines },
  devices,
}: Pick<OfferPage, 'devices'> & {
  readonly quote: Pick<OfferPage['quote'], 'lines'>
}): readonly PublicLine[] {
  return devices ? lines.filter(({ id }) => devices.expected.includes(id)) : lines
}
