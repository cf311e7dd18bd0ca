import { createTexts, pickLocale } from '../../messages/texts.ts'
import type { PublicLine, PublicQuote } from '../public-quote.ts'

/** Statement that a customer ticks to accept, in the language of the quote. */
export function acceptStatement({
  language,
  teamName: team,
  lines,
  terms,
}: Pick<PublicQuote, 'language' | 'teamName'> & {
  readonly terms?: PublicQuote['terms'] | undefined
  readonly lines: readonly Pick<PublicLine, 'kind'>[]
}): string {
  const texts = createTexts(pickLocale(language))
  const isBought = lines.some(({ kind }) => kind === 'buy')
  if (terms) return texts(`publicQuote.acceptCard.${isBought ? 'ownerTerms' : 'agreesTerms'}`, { team })
  return texts(`publicQuote.acceptCard.${isBought ? 'owner' : 'agrees'}`, { team })
}
