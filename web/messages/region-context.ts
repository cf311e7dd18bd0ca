import type { Language } from '@costard/contract'
import { createContext, use } from 'react'
import type { SessionTexts } from './messages.ts'

export interface Region {
  readonly language: Language
  /** BCP 47 locale of language and country, for Intl: "en-IE". */
  readonly region: string
  readonly sessionTexts: SessionTexts
  /** The user's own choice, remembered in this browser; applied once the texts are loaded. */
  readonly changeLanguage: (language: Language) => void
  readonly changeCountry: (country: string) => void
}

/** IANA time zone of this browser. */
export const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export const RegionContext = createContext<Region | null>(null)

export function useRegion(): Region {
  const region = use(RegionContext)
  if (!region) throw new Error('useRegion outside of the app')
  return region
}
