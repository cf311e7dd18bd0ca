import type { Language } from '@costard/contract'
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { loadCode } from '#code/load-code.ts'
import { countsLocale } from './counts-locale.ts'
import { loadSessionTexts, loadSignedInTexts } from './load-texts.ts'
import type { SessionTexts } from './messages.ts'
import { ownTimeZone, RegionContext } from './region-context.ts'
import { rememberLanguage } from './start-language.ts'

interface Spoken {
  readonly language: Language
  readonly sessionTexts: SessionTexts
}

/** Provides texts in the user's language, and formats for money and dates of their region. */
export function RegionProvider({
  start,
  children,
}: {
  /** Loaded before the first view is shown. */
  readonly start: Spoken
  readonly children: ReactNode
}) {
  const [{ language, sessionTexts }, setSpoken] = useState(start)
  const [country, setCountry] = useState<string | undefined>(() => countryOf(navigator.languages))
  const region = country === undefined ? language : `${language}-${country}`
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const value = useMemo(
    () => ({
      language,
      region,
      sessionTexts,
      changeLanguage: (next: Language) => {
        Promise.all([loadSessionTexts(next), loadSignedInTexts(next)]).then(
          ([texts]) => {
            rememberLanguage(next)
            startTransition(() => setSpoken({ language: next, sessionTexts: texts }))
          },
          async () => {
            const { notifications } = await loadCode(() => import('@mantine/notifications'))
            notifications.show({ color: 'red', message: sessionTexts.common.languageNotLoaded })
          },
        )
      },
      changeCountry: setCountry,
    }),
    [language, region, sessionTexts],
  )
  return (
    <RegionContext value={value}>
      <IntlProvider locale={countsLocale(region)} messages={sessionTexts} timeZone={ownTimeZone}>
        {children}
      </IntlProvider>
    </RegionContext>
  )
}

function countryOf(tags: readonly string[]): string | undefined {
  return tags.map((tag) => /[-_]([A-Z]{2})$/.exec(tag)?.[1]).find((country) => country !== undefined)
}
