import { type Language, languages } from '@costard/contract'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { enSession } from './en-session.ts'
import { translated } from './messages.ts'
import { ownTimeZone, RegionContext } from './region-context.ts'

const storageKey = 'language'

/** Provides texts in the user's language, and formats for money and dates of their region. */
export function RegionProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(startLanguage)
  const [country, setCountry] = useState<string | undefined>(() => countryOf(navigator.languages))
  const region = country === undefined ? language : `${language}-${country}`
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const value = useMemo(
    () => ({
      language,
      region,
      changeLanguage: (next: Language) => {
        localStorage.setItem(storageKey, next)
        setLanguage(next)
      },
      changeCountry: setCountry,
    }),
    [language, region],
  )
  return (
    <RegionContext value={value}>
      <IntlProvider locale={region} messages={translated(enSession, language)} timeZone={ownTimeZone}>
        {children}
      </IntlProvider>
    </RegionContext>
  )
}

/** The language chosen in this browser before, else the browser's first supported language, else English. */
function startLanguage(): Language {
  const tags = [localStorage.getItem(storageKey), ...navigator.languages]
  for (const tag of tags) {
    const spoken = languages.find((language) => tag?.toLowerCase().startsWith(language))
    if (spoken) return spoken
  }
  return 'en'
}

function countryOf(tags: readonly string[]): string | undefined {
  return tags.map((tag) => /[-_]([A-Z]{2})$/.exec(tag)?.[1]).find((country) => country !== undefined)
}
