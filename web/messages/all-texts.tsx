import { type ReactNode, use } from 'react'
import { IntlProvider } from 'use-intl'
import { countsLocale } from './counts-locale.ts'
import { loadedSignedInTexts, loadSignedInTexts } from './load-texts.ts'
import { ownTimeZone, useRegion } from './region-context.ts'

/** Provides every text, for the views of somebody who is signed in. Suspends until they are loaded. */
export function AllTexts({ children }: { readonly children: ReactNode }) {
  const { language, region, sessionTexts } = useRegion()
  // React shows a fallback, once shown, for 300 ms, also where the promise is fulfilled by then.
  const texts = loadedSignedInTexts(language) ?? use(loadSignedInTexts(language))
  const messages = { ...sessionTexts, ...texts }
  return (
    <IntlProvider locale={countsLocale(region)} messages={messages} timeZone={ownTimeZone}>
      {children}
    </IntlProvider>
  )
}
