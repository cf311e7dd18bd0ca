import { useSuspenseQuery } from '@tanstack/react-query'
import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { sitesQuery } from '../../site/sites-query.ts'
import { shopQuery } from '../shop-query.ts'
import { SettingsPage, useSettingsTitle } from '../settings-page.tsx'
import classes from '../settings-form.module.css'
import { PartHead } from '../part-head.tsx'
import { emptySite, fieldsOf } from './site-fields.ts'
import { SiteForm } from './site-form.tsx'

export function SiteScreen() {
  const { sid } = useParams()
  return (
    <SettingsPage isTitled={false}>
      <Suspense fallback={<PageLoader />}>
        <EditedSite key={sid} siteId={sid} />
      </Suspense>
    </SettingsPage>
  )
}

export function AddSiteScreen() {
  const { id } = useTeam()
  if (!useMay('team.edit')) return <Navigate to={paths.sites(id)} replace />
  return (
    <SettingsPage isTitled={false}>
      <Suspense fallback={<PageLoader />}>
        <NewSite />
      </Suspense>
    </SettingsPage>
  )
}

function EditedSite({ siteId }: { readonly siteId: string | undefined }) {
  const t = useTranslations('sites')
  const { id } = useTeam()
  const mayChange = useMay('team.edit')
  const { data } = useSuspenseQuery(sitesQuery(id))
  // A colleague may remove the site while it is edited: the typed values stay on screen.
  const [site] = useState(data.sites.find((one) => one.id === siteId))
  if (!site)
    return (
      <Frame title={t('title')}>
        <Note kind="problem">{t('gone')}</Note>
      </Frame>
    )
  return (
    <Frame title={site.name} lead={mayChange ? undefined : t('readOnly')}>
      <SiteForm site={site} first={fieldsOf(site)} isReadOnly={!mayChange} />
    </Frame>
  )
}

/** The first site of a team is usually its existing shop. */
function NewSite() {
  const t = useTranslations('sites')
  const { id, city } = useTeam()
  const { data } = useSuspenseQuery(sitesQuery(id))
  const { data: shop } = useSuspenseQuery(shopQuery(id))
  const isFromShop = data.sites.length === 0 && shop.street !== ''
  return (
    <Frame title={t('addTitle')} lead={isFromShop ? t('fromShop') : undefined}>
      <SiteForm
        site={undefined}
        first={isFromShop ? { ...fieldsOf(shop), name: city ?? '' } : emptySite}
        isReadOnly={false}
      />
    </Frame>
  )
}

function Frame({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ReactNode
}) {
  const t = useTranslations('sites')
  const { id } = useTeam()
  useSettingsTitle(title)
  return (
    <div className={classes.body}>
      <Link className={classes.back} to={paths.sites(id)}>
        <Icon of={IconChevronLeft} size={16} /> {t('back')}
      </Link>
      <PartHead title={title} lead={lead} />
      {children}
    </div>
  )
}
