import { type ReactNode, use } from 'react'
import { IntlProvider } from 'use-intl'
import { countsLocale } from './counts-locale.ts'
import { loadedSignedInTexts, loadSignedInTexts } from './load-texts.ts'
import { ownTimeZone, useRegion } from './region-context.ts'

/** Provides all texts, for signed-in views. Suspends until they are loaded. */
export function AllTexts({ children }: { readonly children: ReactNode }) {
  const { language, region, sessionTexts } = useRegion()
  // React keeps a fallback for 300 ms once it is shown, even if the promise is already resolved.
  const texts = loadedSignedInTexts(language) ?? use(loadSignedInTexts(language))
  const messages = { ...sessionTexts, ...texts }
  return (
    <IntlProvider locale={countsLocale(region)} messages={messages} timeZone={ownTimeZone}>
      {children}
    </IntlProvider>
  )
}
