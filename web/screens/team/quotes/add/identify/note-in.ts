import { quoteLimits } from '@costard/contract'
import type { Identification } from '@costard/devices'

/** What a text says besides the device, as the note of its line; nothing if it says no more. */
export function noteIn({ aside }: Pick<Identification, 'aside'>): { readonly note?: string } {
  const note = aside.join(', ').slice(0, quoteLimits.maxLineNote)
  return note === '' ? {} : { note }
}
