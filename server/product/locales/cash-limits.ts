/**
 * Limits in euros for cash payments by a business, in countries of the euro with such a limit. Defaults for
 * new teams, to be checked by the team.
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

/**
 * Returns the limit in minor units of the euro; null if there is none, or if teams of the country have
 * another currency.
 */
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
