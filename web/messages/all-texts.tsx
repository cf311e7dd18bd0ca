import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { en } from './en.ts'
import { translated } from './messages.ts'
import { ownTimeZone, useRegion } from './region-context.ts'

/** Provides every text, for the views of somebody who is signed in. */
export function AllTexts({ children }: { readonly children: ReactNode }) {
  const { language, region } = useRegion()
  return (
    <IntlProvider locale={region} messages={translated(en, language)} timeZone={ownTimeZone}>
      {children}
    </IntlProvider>
  )
}
