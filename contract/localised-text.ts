import type { Localised } from './catalog-document.ts'

/** A catalog's text in a language, else in English, else in whatever language it has. */
export function textIn(language: string, text: Localised | undefined): string {
  return text?.[language] ?? text?.['en'] ?? Object.values(text ?? {})[0] ?? ''
}
