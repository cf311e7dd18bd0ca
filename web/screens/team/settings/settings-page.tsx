import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { usePageTitle } from '#ui/use-page-title.ts'
import { useScreenSize } from '#ui/use-screen-size.ts'
import { PageHeader } from '../page-header.tsx'
import { useTeam } from '../team-context.ts'
import classes from './settings-page.module.css'
import { settingsPages } from './settings-pages.ts'

/** A page of the settings, with the others beside it; on phones they are one step back. */
export function SettingsPage({
  isWide = false,
  children,
}: {
  readonly isWide?: boolean
  readonly children: ReactNode
}) {
  const t = useTranslations('settings')
  const { id } = useTeam()
  usePageTitle(t('title'))
  const isPhone = useScreenSize() === 'phone'
  return (
    <>
      {isPhone ? (
        <>
          <h1 className="cp-hidden">{t('title')}</h1>
          <Link className={classes.back} to={paths.settings(id)}>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" /> {t('back')}
          </Link>
        </>
      ) : (
        <PageHeader title={t('title')} />
      )}
      <div className={classes.page} data-wide={isWide || undefined}>
        {!isPhone && <SettingsNav />}
        <div className={classes.content}>{children}</div>
      </div>
    </>
  )
}

export function SettingsNav() {
  const t = useTranslations('settings')
  const { id } = useTeam()
  return (
    <nav className={classes.nav} aria-label={t('nav')}>
      {settingsPages.map(({ key, Icon, path, isApart }) => (
        <NavLink key={key} to={path(id)} data-apart={isApart || undefined}>
          <Icon size={18} stroke={1.75} aria-hidden="true" /> {t(`page.${key}`)}
        </NavLink>
      ))}
    </nav>
  )
}
