import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../teams/locale-queries.ts'

/** The countries, read again at each visit so that an old list is told apart. */
export function useCountries() {
  return useQuery({ ...countriesQuery(), refetchOnMount: 'always' })
}
