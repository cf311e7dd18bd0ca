import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Icon } from '#ui/icon.tsx'
import header from '../shell/page-header.module.css'
import { useTeam } from '../team-context.ts'
import classes from './settings-page.module.css'
import { settingsPages } from './settings-pages.ts'

/** A settings page, with the list of pages beside it; on a phone the list is one step back. */
export function SettingsPage({
  isTitled = true,
  isWide = false,
  children,
}: {
  /** False if the content sets a title itself, with useSettingsTitle. */
  readonly isTitled?: boolean
  readonly isWide?: boolean
  readonly children: ReactNode
}) {
  const t = useTranslations('settings')
  const { id } = useTeam()
  const isPhone = useScreenSize() === 'phone'
  return (
    <>
      {isTitled && <SettingsTitle />}
      {isPhone ? (
        <>
          <h1 className="cp-hidden">{t('title')}</h1>
          <Link className={classes.back} to={paths.settings(id)}>
            <Icon of={IconChevronLeft} size={18} /> {t('back')}
          </Link>
        </>
      ) : (
        <SettingsHead />
      )}
      <div className={classes.page} data-wide={isWide || undefined}>
        {!isPhone && <SettingsNav />}
        <div className={classes.content}>{children}</div>
      </div>
    </>
  )
}

/** Sets the document title: the open entry, such as a site, the settings page, and "Settings". */
export function useSettingsTitle(title?: string): void {
  const t = useTranslations('settings')
  const { id } = useTeam()
  const { pathname } = useLocation()
  const page = settingsPages.find(({ path }) => pathname.startsWith(path(id)))
  usePageTitle([title, page && t(`page.${page.key}`), t('title')].filter(Boolean).join(' · '))
}

function SettingsTitle() {
  useSettingsTitle()
  return null
}

/** Heading of the settings; the document title is set by the open page. */
function SettingsHead() {
  const t = useTranslations('settings')
  return (
    <header className={header.header}>
      <div className={header.title}>
        <h1>{t('title')}</h1>
      </div>
    </header>
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
