import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageLoader } from '#ui/page-loader.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { SettingsPage } from '../settings-page.tsx'
import classes from '../settings-form.module.css'
import { ReplyToCard } from './reply-to-card.tsx'
import { ShopForm } from './shop-form.tsx'
import { shopQuery } from '../shop-query.ts'

/** The shop as customers see it. */
export function GeneralScreen() {
  return (
    <SettingsPage>
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
  const [params] = useSearchParams()
  // First, for whoever comes by the link.
  const isConfirming = params.has('replyTo')
  return (
    <div className={classes.body}>
      <p className="cp-dim">{t(mayChange ? 'lead' : 'readOnly')}</p>
      {isConfirming && <ReplyToCard />}
      <ShopForm shop={shop} isReadOnly={!mayChange} />
      {!isConfirming && <ReplyToCard />}
    </div>
  )
}
