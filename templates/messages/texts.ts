import { createTranslator } from 'use-intl/core'
import { de } from './de.ts'
import { en, type PartialTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type Locale = keyof typeof languages
export type Texts = ReturnType<typeof translatorOf>
type Tree = { readonly [key: string]: string | Tree }

const languages = { en, fr, de, es } satisfies Record<string, PartialTexts>

/** Returns the texts of a language, with English for missing ones. */
export function createTexts(locale: Locale): Texts {
  const texts = translators.get(locale) ?? translatorOf(locale)
  translators.set(locale, texts)
  return texts
}

/** Kept: a translator parses each text once. */
const translators = new Map<Locale, Texts>()

function translatorOf(locale: Locale) {
  return createTranslator({ locale, messages: overlay(en, languages[locale]) as typeof en })
}

/** Returns the language for a tag such as `fr-CA`; English when it is not supported. */
export function pickLocale(requested: string | undefined): Locale {
  const language = requested?.toLowerCase().split(/[-_]/)[0] ?? ''
  return Object.hasOwn(languages, language) ? (language as Locale) : 'en' // own key of the table
}

function overlay(under: Tree, over: Tree): Tree {
  const entries = Object.entries(under).map(([key, below]) => {
    const above = over[key]
    if (above === undefined) return [key, below]
    return [key, typeof below === 'object' && typeof above === 'object' ? overlay(below, above) : above]
  })
  return Object.fromEntries(entries)
}
