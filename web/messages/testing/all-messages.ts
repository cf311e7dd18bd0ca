import { type Language, languages } from '@costard/contract'
import { loadSessionTexts, loadSignedInTexts } from '../load-texts.ts'

/** A text in ICU syntax by its full key, such as `counter.review.send`. */
export type Messages = ReadonlyMap<string, string>

type Nested = { readonly [key: string]: string | Nested }

/** Returns every text of the web app, by language. */
export async function allMessages(): Promise<Readonly<Record<Language, Messages>>> {
  const entries = languages.map(async (language) => {
    const texts: Nested = { ...(await loadSessionTexts(language)), ...(await loadSignedInTexts(language)) }
    return [language, new Map(flat(texts, ''))] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Messages>
}

function flat(texts: Nested, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  )
}
