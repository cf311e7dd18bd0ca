import type { Localised } from '@costard/catalogs'
import type { Language } from '@costard/contract'

/** Returns a text with another in one language; an empty one is left out. */
export function withText(text: Localised | undefined, language: Language, typed: string): Localised {
  const { [language]: _, ...others } = text ?? {}
  return typed === '' ? others : { ...others, [language]: typed }
}
