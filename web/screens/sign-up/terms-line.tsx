import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import formClasses from '#session/account-form.module.css'

/** What creating an account means; only of the pages that the operator has. */
export function TermsLine() {
  const t = useTranslations('signUp')
  const { privacyUrl, termsUrl } = useClientConfig().costard
  if (termsUrl === undefined && privacyUrl === undefined) return null
  const words = termsUrl === undefined ? 'privacyOnly' : privacyUrl === undefined ? 'termsOnly' : 'terms'
  return (
    <p className={formClasses.aside}>
      {t.rich(words, {
        terms: (text: ReactNode) => <a href={termsUrl}>{text}</a>,
        privacy: (text: ReactNode) => <a href={privacyUrl}>{text}</a>,
      })}
    </p>
  )
}
