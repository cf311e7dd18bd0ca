import type { Language } from '@costard/contract'

/** Name of each language in the language itself; never translated. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
}
