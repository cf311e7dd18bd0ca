import type { Localised } from '@costard/catalogs'
import type { Language } from '@costard/contract'

/** Returns a localised text with the text of one language replaced; an empty one is removed. */
export function withText(text: Localised | undefined, language: Language, typed: string): Localised {
  const { [language]: _, ...others } = text ?? {}
  return typed === '' ? others : { ...others, [language]: typed }
}
