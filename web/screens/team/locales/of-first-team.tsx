import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { openQuotesQuery } from '../team-queries.ts'
import classes from './locales.module.css'

/** An address without a team redirects to the team opened last. Users without a team see the screen alone. */
export function OfFirstTeam({
  path,
  otherwise,
}: {
  readonly path: (tid: string) => string
  readonly otherwise: ReactNode
}) {
  const t = useTranslations('common.notFound')
  const { data: teams } = useSuspenseQuery(openQuotesQuery())
  const { search } = useLocation()
  const [first] = teams
  if (first) return <Navigate to={`${path(first.id)}${search}`} replace />
  return (
    <main className={classes.alone}>
      <Button className={classes.home} component={Link} to={paths.home()} variant="default">
        {t('home')}
      </Button>
      {otherwise}
    </main>
  )
}
