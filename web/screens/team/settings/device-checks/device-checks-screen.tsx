import type { LookUpService } from '@costard/contract'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { IconLock } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useMaySetUp } from '../../device-checks/use-look-up-service.ts'
import { SettingsPage } from '../settings-page.tsx'
import { serviceQuery } from '../../device-checks/service-query.ts'
import { useTeam } from '../../team-context.ts'
import classes from './device-checks-screen.module.css'
import { ServiceForm } from './service-form.tsx'

/** The team's look-up service: editable by owners and admins, read-only for others. */
export function DeviceChecksScreen() {
  const t = useTranslations('deviceChecks.settings')
  return (
    <SettingsPage>
      <h2 className={classes.title}>{t('title')}</h2>
      <Suspense fallback={<PageLoader />}>
        <Service />
      </Suspense>
    </SettingsPage>
  )
}

function Service() {
  const t = useTranslations('deviceChecks.settings')
  const { id: teamId } = useTeam()
  const { data: service } = useSuspenseQuery(serviceQuery(teamId))
  const [removals, setRemovals] = useState(0)
  if (!useMaySetUp()) return <NoPermission service={service} />
  return (
    <div className={classes.body}>
      <p className="cp-dim">{t('lead')}</p>
      {/* Remounts the form when the service is removed. */}
      <ServiceForm key={removals} service={service} onRemoved={() => setRemovals(removals + 1)} />
    </div>
  )
}

function NoPermission({ service }: { readonly service: LookUpService | null }) {
  const t = useTranslations('deviceChecks.settings')
  const { id } = useTeam()
  return (
    <Message
      icon={<IconLock size={40} stroke={1.5} aria-hidden="true" />}
      title={t('noPermission')}
      action={
        <Button component={Link} to={paths.quotes(id)} variant="default">
          {t('toQuotes')}
        </Button>
      }
    >
      {service ? t('noPermissionService', { service: service.name }) : t('noPermissionNone')}
    </Message>
  )
}
