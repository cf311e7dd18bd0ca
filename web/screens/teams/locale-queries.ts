import { query } from '#api/api.ts'

export function countriesQuery() {
  return query.locales.countries.queryOptions({ staleTime: Number.POSITIVE_INFINITY })
}

/** The locale that the browser's languages suggest. */
export function guessedLocaleQuery() {
  return query.locales.get.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY })
}
