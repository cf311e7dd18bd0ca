/**
 * Returns the terms that a customer reads: in the language of the quote, else of the team, else in one that the shop has;
 * undefined: there are none.
 */
export function termsIn(
  terms: Readonly<Record<string, string>>,
  language: string,
  teamLanguage: string,
): string | undefined {
  return terms[language] ?? terms[teamLanguage] ?? Object.values(terms)[0]
}
