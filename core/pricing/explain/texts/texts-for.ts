import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ExplainTexts } from './explain-texts.ts'
import { fr } from './fr.ts'

const all: Readonly<Record<string, ExplainTexts>> = { en, fr, de, es }

/** Returns the texts for a language tag such as `fr-CH`; English for an unsupported language. */
export function textsFor(locale: string): ExplainTexts {
  const language = locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return Object.hasOwn(all, language) ? (all[language] ?? en) : en
}
