import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { NotFound, NotFoundBoundary } from '../../kit/not-found-boundary.tsx'
import { useTeam } from '../../team-context.ts'

/** Shows a message in place of an unknown catalog. */
export function CatalogBoundary({ children }: { readonly children: ReactNode }) {
  const { id } = useTeam()
  const t = useTranslations('catalog.notFound')
  const words = { title: t('title'), text: t('text'), toList: t('toList') }
  return (
    <NotFoundBoundary
      codes={['catalog/not-found']}
      missing={() => <NotFound words={words} list={paths.catalogs(id)} />}
    >
      {children}
    </NotFoundBoundary>
  )
}
