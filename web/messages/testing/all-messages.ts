import type { Language } from '@costard/contract'
import { loadSessionTexts, loadSignedInTexts } from '../load-texts.ts'

/** A text in ICU syntax by its full key, such as `counter.review.send`. */
export type Messages = ReadonlyMap<string, string>

type Nested = { readonly [key: string]: string | Nested }

/** Returns every text of the web app, by language. */
export async function allMessages(): Promise<Readonly<Record<Language, Messages>>> {
  return { en: await load('en'), fr: await load('fr'), de: await load('de'), es: await load('es') }
}

async function load(language: Language): Promise<Messages> {
  return new Map(flat({ ...(await loadSessionTexts(language)), ...(await loadSignedInTexts(language)) }, ''))
}

function flat(texts: Nested, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  )
}
