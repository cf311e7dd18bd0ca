/**
 * From how many euros on a business may not pay in cash, where a country of the euro limits it. Default of a
 * new team, to be checked by the team.
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

/** Returns the limit in minor units of the euro; null without one, or where teams have another currency. */
export function cashLimitOf({
  country,
  currency,
}: {
  readonly country: string
  readonly currency: string
}): number | null {
  const limit = currency === 'EUR' ? euros[country] : undefined
  return limit === undefined ? null : limit * 100
}
