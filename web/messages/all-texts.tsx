import { type ReactNode, use } from 'react'
import { IntlProvider } from 'use-intl'
import { countsLocale } from './counts-locale.ts'
import { loadSignedInTexts } from './load-texts.ts'
import { ownTimeZone, useRegion } from './region-context.ts'

/** Provides every text, for the views of somebody who is signed in. Suspends until they are loaded. */
export function AllTexts({ children }: { readonly children: ReactNode }) {
  const { language, region, sessionTexts } = useRegion()
  const messages = { ...sessionTexts, ...use(loadSignedInTexts(language)) }
  return (
    <IntlProvider locale={countsLocale(region)} messages={messages} timeZone={ownTimeZone}>
      {children}
    </IntlProvider>
  )
}
