/** Supported languages. English is complete; the others fall back to it per text. */
export const languages = ['en', 'fr', 'de', 'es'] as const

export function isLanguage(text: string): text is (typeof languages)[number] {
  return (languages as readonly string[]).includes(text)
}
