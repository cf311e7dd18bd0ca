import { siteLimits } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { sitesQuery } from '../../site/sites-query.ts'
import { SettingsPage } from '../settings-page.tsx'
import { PartHead } from '../part-head.tsx'
import { SiteRow } from './site-row.tsx'
import classes from './sites-screen.module.css'

/** Sites of the team, editable by those who edit the team. */
export function SitesScreen() {
  return (
    <SettingsPage>
      <Suspense fallback={<PageLoader />}>
        <Sites />
      </Suspense>
    </SettingsPage>
  )
}

function Sites() {
  const t = useTranslations('sites')
  const { id } = useTeam()
  const mayChange = useMay('team.edit')
  const {
    data: { sites },
  } = useSuspenseQuery(sitesQuery(id))
  const isFull = sites.length >= siteLimits.maxSites
  return (
    <div className="cp-column cp-gap-16">
      <PartHead title={t('title')} lead={t(mayChange ? 'lead' : 'readOnly')}>
        {mayChange && !isFull && (
          <Button component={Link} to={paths.addSite(id)} leftSection={<Icon of={IconPlus} size={18} />}>
            {t('add')}
          </Button>
        )}
      </PartHead>
      {isFull && mayChange && <Note kind="news">{t('full', { max: String(siteLimits.maxSites) })}</Note>}
      {sites.length === 0 ? (
        <div className={`cp-card ${classes.none}`}>
          <b>{t('none')}</b>
          <p className="cp-dim">{t('noneHelp')}</p>
        </div>
      ) : (
        <ul className={classes.rows} aria-label={t('title')}>
          {sites.map((site) => (
            <SiteRow key={site.id} site={site} mayChange={mayChange} />
          ))}
        </ul>
      )}
    </div>
  )
}
