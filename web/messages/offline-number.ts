import type { Language } from '@costard/contract'

const words: Readonly<Record<Language, string>> = {
  en: 'Offline',
  de: 'Ohne Netz',
  fr: 'Hors ligne',
  es: 'Sin red',
}

/** Returns the provisional name of a quote without a number, in the language of the page. */
export function offlineNumber(number: number): string {
  const language = document.documentElement.lang as Language // set by RegionProvider
  return `${words[language] ?? words.en} ${number}`
}
