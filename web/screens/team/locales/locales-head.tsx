import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { PageHeader } from '../shell/page-header.tsx'
import { useTeamIfAny } from '../team-context.ts'
import classes from './locales.module.css'

/** Title and introduction of countries or locales, with links to both. */
export function LocalesHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTranslations('locales')
  const team = useTeamIfAny()
  return (
    <>
      <PageHeader
        title={title}
        action={
          <nav className={classes.which} aria-label={t('which')}>
            <NavLink to={team ? paths.teamCountries(team.id) : paths.countries()}>{t('countries')}</NavLink>
            <NavLink to={team ? paths.teamLocales(team.id) : paths.locales()}>{t('locales')}</NavLink>
          </nav>
        }
      />
      <p className={classes.lead}>{children}</p>
    </>
  )
}
