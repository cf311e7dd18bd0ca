/**
 * Months after which customers are erased where a law limits how long they are kept without saying for how
 * long: the GDPR, and what the United Kingdom and Switzerland have like it. The number is what the French
 * authority, CNIL, recommends for customers after the last contact. Default of a new team, to be checked by
 * the team.
 */
const months = 36

const countries: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Returns months; null where customers are kept until somebody erases them. */
export function retentionOf(country: string): number | null {
  return countries.has(country) ? months : null
}
