import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../teams/locale-queries.ts'

/** Query for the countries, read at each visit so that an outdated list is recognised. */
export function useCountries() {
  return useQuery({ ...countriesQuery(), refetchOnMount: 'always' })
}
