import type { Language } from './locales.ts'

/** Languages the product speaks. English is complete; the others fall back to it text by text. */
export const languages = ['en', 'fr', 'de', 'es'] as const

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
