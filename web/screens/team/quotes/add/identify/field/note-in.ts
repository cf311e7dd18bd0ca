import { quoteLimits } from '@costard/contract'
import type { Identification, Narrowed } from '@costard/devices'

/**
 * Returns the words of a text besides the model, as the note of its line: for example a colour, which has no
 * price and so is in no variant.
 */
export function noteIn(
  { aside }: Pick<Identification, 'aside'>,
  { colour }: Pick<Narrowed, 'colour'>,
): { readonly note?: string } {
  const said = [...(colour === undefined ? [] : [colour]), ...aside]
  const note = said.join(', ').slice(0, quoteLimits.maxLineNote)
  return note === '' ? {} : { note }
}
