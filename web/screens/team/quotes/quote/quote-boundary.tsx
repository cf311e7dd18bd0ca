import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { NotFound, NotFoundBoundary } from '../../kit/not-found-boundary.tsx'
import { useTeam } from '../../team-context.ts'

/** Shows an unknown quote, or one of another team, as not found. */
export function QuoteBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const { id } = useTeam()
  const t = useTranslations('counter.quote')
  const common = useTranslations('common')
  const words = { title: t('notFound'), text: t('notFoundHelp'), toList: common('allQuotes') }
  return (
    <NotFoundBoundary
      key={pathname}
      codes={['quote/not-found']}
      missing={() => <NotFound words={words} list={paths.quotes(id)} />}
    >
      {children}
    </NotFoundBoundary>
  )
}
