/**
 * Below how many euros a business may pay in cash, where a country of the euro limits it. Samples to be checked by the
 * team, which edits the condition of its proposition.
 */
const euros: Readonly<Record<string, number>> = {
  BE: 3000,
  ES: 1000,
  FR: 1000,
  GR: 500,
  IT: 5000,
  NL: 3000,
  PT: 3000,
}

/** Returns the limit in minor units of the euro; undefined without one. */
export function cashLimitOf(country: string): number | undefined {
  const limit = euros[country]
  return limit === undefined ? undefined : limit * 100
}
