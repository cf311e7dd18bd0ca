import { type Language, languages } from '@costard/contract'

const storageKey = 'language'

/** Returns the language chosen in this browser before, else the browser's first supported language, else English. */
export function startLanguage(): Language {
  const tags = [localStorage.getItem(storageKey), ...navigator.languages]
  for (const tag of tags) {
    const spoken = languages.find((language) => tag?.toLowerCase().startsWith(language))
    if (spoken) return spoken
  }
  return 'en'
}

/** The id that CLDR gives to English with longer texts; a developer stores it in the browser. */
export function isPseudoLanguage(): boolean {
  // tests load texts in Node
  return 'localStorage' in globalThis && localStorage.getItem(storageKey) === 'en-XA'
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
}
