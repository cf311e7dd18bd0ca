import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { SettingsPage } from '../settings-page.tsx'
import classes from '../settings-form.module.css'
import { PartHead } from '../part-head.tsx'
import { ConfirmReplyTo } from './confirm-reply-to.tsx'
import { ShopForm } from './shop-form.tsx'
import { shopQuery } from '../shop-query.ts'

/** The shop as customers see it. */
export function GeneralScreen() {
  return (
    <SettingsPage isWide>
      <Suspense fallback={<PageLoader />}>
        <General />
      </Suspense>
    </SettingsPage>
  )
}

function General() {
  const t = useTranslations('settings.shop')
  const { id } = useTeam()
  const { data: shop } = useSuspenseQuery(shopQuery(id))
  const mayChange = useMay('team.edit')
  return (
    <div className={classes.body}>
      <PartHead title={t('title')} lead={t(mayChange ? 'lead' : 'readOnly')} />
      <ConfirmReplyTo />
      <ShopForm shop={shop} isReadOnly={!mayChange} />
    </div>
  )
}
