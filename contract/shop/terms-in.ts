/**
 * Returns the terms for a customer: in the language of the quote, else of the team, else in any that exists;
 * undefined if there are none.
 */
export function termsIn(
  terms: Readonly<Record<string, string>>,
  language: string,
  teamLanguage: string,
): string | undefined {
  return terms[language] ?? terms[teamLanguage] ?? Object.values(terms)[0]
}
