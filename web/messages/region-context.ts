import type { Language } from '@costard/contract'
import { createContext, use } from 'react'

export interface Region {
  readonly language: Language
  /** Language and country, for Intl: "en-IE". */
  readonly region: string
  /** The reader's own choice, remembered in this browser. */
  readonly changeLanguage: (language: Language) => void
  /** The language and country of a page written for somebody, such as a quote. Not remembered. */
  readonly readAs: (language: Language, country: string) => void
  readonly changeCountry: (country: string) => void
}

export const RegionContext = createContext<Region | null>(null)

export function useRegion(): Region {
  const region = use(RegionContext)
  if (!region) throw new Error('useRegion outside of the app')
  return region
}
