import { type Language, languages } from '@costard/contract'

const storageKey = 'language'

/**
 * Returns the language chosen earlier in this browser, otherwise the browser's first supported language,
 * otherwise English.
 */
export function startLanguage(): Language {
  const tags = [localStorage.getItem(storageKey), ...navigator.languages]
  for (const tag of tags) {
    const spoken = languages.find((language) => tag?.toLowerCase().startsWith(language))
    if (spoken) return spoken
  }
  return 'en'
}

/**
 * True if the pseudo language is on: developers store its CLDR id, for English with longer texts, in the
 * browser.
 */
export function isPseudoLanguage(): boolean {
  // tests load texts in Node
  return 'localStorage' in globalThis && localStorage.getItem(storageKey) === 'en-XA'
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
}
