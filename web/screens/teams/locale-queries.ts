import { query } from '#api/api.ts'

export function countriesQuery() {
  return query.locales.countries.queryOptions({ staleTime: Number.POSITIVE_INFINITY })
}

/** The locale suggested by the browser's languages. */
export function guessedLocaleQuery() {
  return query.locales.get.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY })
}
