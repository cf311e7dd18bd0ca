import { useMemo } from 'react'
import { useRegion } from './region-context.ts'

/** Returns a function from an ISO 3166-1 code to the country's name in the user's language. */
export function useCountryName(): (code: string) => string {
  const { language } = useRegion()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return (code: string) => names.of(code) ?? code
  }, [language])
}
