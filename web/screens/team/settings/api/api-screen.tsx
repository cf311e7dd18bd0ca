import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useMay } from '../../team-context.ts'
import { SettingsPage } from '../settings-page.tsx'
import classes from './api-screen.module.css'
import { Assistants } from './assistants.tsx'
import { Keys } from './keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** API keys and webhooks of a team, for those who manage them. */
export function ApiScreen() {
  const t = useTranslations('settings.api')
  const mayManage = useMay('api.manage')
  return (
    <SettingsPage isWide>
      <div className="cp-column cp-gap-20">
        <header className={classes.head}>
          <h2>{t('title')}</h2>
          <p className="cp-dim">
            {t('lead')} <a href="/api/docs">{t('howTo')}</a>
          </p>
        </header>
        {mayManage ? (
          <Suspense fallback={<PageLoader />}>
            <Keys />
            <Assistants />
            <Webhooks />
          </Suspense>
        ) : (
          <p>{t('readOnly')}</p>
        )}
      </div>
    </SettingsPage>
  )
}
