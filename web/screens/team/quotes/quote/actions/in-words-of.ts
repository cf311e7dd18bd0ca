import { type CatalogDocument, type PublicLine, textIn } from '@costard/contract'

/** Returns the line with the names from its catalog in a language. */
export function inWordsOf(
  line: PublicLine,
  document: Pick<CatalogDocument, 'wording'> | undefined,
  language: string,
): PublicLine {
  if (!document) return line
  const { propositions, services } = document.wording
  const offers = line.offers.map((offer) => ({
    ...offer,
    name: textIn(language, propositions[offer.propositionKey]?.name) || offer.name,
  }))
  const { options } = line
  if (!options) return { ...line, offers }
  const added = options.map((option) => ({
    ...option,
    name: textIn(language, services[option.key]?.name) || option.name,
  }))
  return { ...line, offers, options: added }
}
