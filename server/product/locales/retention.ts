/**
 * Retention in months, for countries whose law limits it without a number: under the GDPR and the similar
 * laws of the United Kingdom and Switzerland. The French authority CNIL recommends this number for customers
 * after the last contact. Default of a new team, to be checked by the team.
 */
const months = 36

const countries: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Returns months; null if customers are kept until a member erases them. */
export function retentionOf(country: string): number | null {
  return countries.has(country) ? months : null
}
