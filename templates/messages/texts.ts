import { createTranslator } from 'use-intl/core'
import { de } from './de.ts'
import { en, type PartialTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type Locale = keyof typeof languages
export type Texts = ReturnType<typeof createTexts>
type Tree = { readonly [key: string]: string | Tree }

const languages = { en, fr, de, es } satisfies Record<string, PartialTexts>

/** The texts of one language; what it lacks is English. */
export function createTexts(locale: Locale) {
  return createTranslator({ locale, messages: overlay(en, languages[locale]) as typeof en })
}

/** The language to write in for a wish such as `fr-CA`. English when we do not speak it. */
export function pickLocale(wish: string | undefined): Locale {
  const language = wish?.toLowerCase().split(/[-_]/)[0] ?? ''
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
