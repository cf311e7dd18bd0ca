import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { PageHeader } from '../shell/page-header.tsx'
import { useTeam } from '../team-context.ts'
import classes from './locales.module.css'

/** Title and lead of countries or locales, with links to both. */
export function LocalesHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTranslations('locales')
  const { id } = useTeam()
  return (
    <>
      <PageHeader
        title={title}
        action={
          <nav className={classes.which} aria-label={t('which')}>
            <NavLink to={paths.teamCountries(id)}>{t('countries')}</NavLink>
            <NavLink to={paths.teamLocales(id)}>{t('locales')}</NavLink>
          </nav>
        }
      />
      <p className={classes.lead}>{children}</p>
    </>
  )
}
