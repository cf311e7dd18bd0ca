import { IconAdjustmentsHorizontal, IconMessage2, IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { PageHeader } from '../page-header.tsx'
import { useTeam } from '../team-context.ts'
import classes from './settings-page.module.css'

const pages = [
  { key: 'general', Icon: IconAdjustmentsHorizontal, path: paths.general },
  { key: 'messages', Icon: IconMessage2, path: paths.messages },
  { key: 'deviceChecks', Icon: IconShieldCheck, path: paths.deviceChecks },
] as const

/** A page of the settings, with the others beside it. */
export function SettingsPage({
  isWide = false,
  children,
}: {
  readonly isWide?: boolean
  readonly children: ReactNode
}) {
  const t = useTranslations('settings')
  const { id } = useTeam()
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.page} data-wide={isWide || undefined}>
        <nav className={classes.nav} aria-label={t('nav')}>
          {pages.map(({ key, Icon, path }) => (
            <NavLink key={key} to={path(id)}>
              <Icon size={18} stroke={1.75} aria-hidden="true" /> {t(key)}
            </NavLink>
          ))}
        </nav>
        <div className={classes.content}>{children}</div>
      </div>
    </>
  )
}
