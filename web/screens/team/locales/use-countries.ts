import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../teams/locale-queries.ts'

/** Countries, read again at each visit so that an old list is recognised. */
export function useCountries() {
  return useQuery({ ...countriesQuery(), refetchOnMount: 'always' })
}
