import { useMemo } from 'react'
import { useRegion } from './region-context.ts'

/** Names of countries in the reader's language, by ISO 3166-1 code. */
export function useCountryName(): (code: string) => string {
  const { language } = useRegion()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return (code: string) => names.of(code) ?? code
  }, [language])
}
