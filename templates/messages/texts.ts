import { createTranslator } from 'use-intl/core'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { TextsLike } from './texts-like.ts'

export type Locale = keyof typeof languages
export type Texts = ReturnType<typeof translatorOf>

const languages = { en, fr, de, es } satisfies Record<string, TextsLike<typeof en>>

/** Returns the texts of a language. */
export function createTexts(locale: Locale): Texts {
  const texts = translators.get(locale) ?? translatorOf(locale)
  translators.set(locale, texts)
  return texts
}

/** Memoized: a translator parses each text once. */
const translators = new Map<Locale, Texts>()

function translatorOf(locale: Locale) {
  return createTranslator({ locale, messages: languages[locale] as typeof en }) // all languages have the same keys and arguments: texts.test.ts
}

/** Returns the language for a tag such as `fr-CA`; English if it is not supported. */
export function pickLocale(requested: string | undefined): Locale {
  const language = requested?.toLowerCase().split(/[-_]/)[0] ?? ''
  return Object.hasOwn(languages, language) ? (language as Locale) : 'en' // own key of the table
}
