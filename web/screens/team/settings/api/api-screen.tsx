import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useMay } from '../../team-context.ts'
import { SettingsPage } from '../settings-page.tsx'
import { PartHead } from '../part-head.tsx'
import { Assistants } from './assistants.tsx'
import { Keys } from './keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** API keys and webhooks of a team, for members who manage them. */
export function ApiScreen() {
  const t = useTranslations('settings.api')
  const mayManage = useMay('api.manage')
  return (
    <SettingsPage isWide>
      <div className="cp-column cp-gap-20">
        <PartHead
          title={t('title')}
          lead={
            <>
              {t('lead')} <a href="/api/docs">{t('howTo')}</a>
            </>
          }
        />
        {mayManage ? (
          <Suspense fallback={<PageLoader />}>
            <Keys />
            <Assistants />
            <Webhooks />
          </Suspense>
        ) : (
          <>
            <p>{t('readOnly')}</p>
            <Suspense fallback={<PageLoader />}>
              <Assistants />
            </Suspense>
          </>
        )}
      </div>
    </SettingsPage>
  )
}
