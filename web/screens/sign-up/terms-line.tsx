import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import formClasses from '#session/account-form.module.css'

/** Consequences of creating an account. */
export function TermsLine() {
  const t = useTranslations('signUp')
  const { privacyUrl, termsUrl } = useClientConfig().costard
  return (
    <p className={formClasses.aside}>
      {t.rich('terms', {
        terms: (text: ReactNode) => <a href={termsUrl}>{text}</a>,
        privacy: (text: ReactNode) => <a href={privacyUrl}>{text}</a>,
      })}
    </p>
  )
}
