import type { Language } from '@costard/contract'

/** Each language in its own name; never translated. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
}
