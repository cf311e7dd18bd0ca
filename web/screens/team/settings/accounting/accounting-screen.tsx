import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { AccountingForm } from './accounting-form.tsx'
import classes from './accounting.module.css'

/** Accounts in the accounting program, and export of a month's deals for it. */
export function AccountingScreen() {
  const t = useTranslations('accounting')
  return (
    <SettingsPage isWide>
      <h2 className={classes.title}>{t('title')}</h2>
      <Suspense fallback={<PageLoader />}>
        <AccountingForm />
      </Suspense>
    </SettingsPage>
  )
}
