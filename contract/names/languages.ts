/** Supported languages. English is complete; a text missing in another language falls back to English. */
export const languages = ['en', 'fr', 'de', 'es'] as const

export function isLanguage(text: string): text is (typeof languages)[number] {
  return (languages as readonly string[]).includes(text)
}
