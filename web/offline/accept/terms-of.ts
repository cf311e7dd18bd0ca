import { type Quote, type Shop, termsIn } from '@costard/contract'

/** Returns the terms that the customer of a quote agrees to; undefined if the shop has none. */
export function termsOf(
  { terms, termsVersion, termsSince }: Pick<Shop, 'terms' | 'termsSince' | 'termsVersion'>,
  { language }: Pick<Quote, 'language'>,
  team: { readonly language: string },
): { readonly version: number; readonly text: string } | undefined {
  if (termsSince === null) return undefined
  const text = termsIn(terms, language, team.language)
  return text === undefined ? undefined : { version: termsVersion, text }
}
