import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Message } from '#ui/message.tsx'
import { useScreenSize } from '#ui/use-screen-size.ts'
import { CatalogNotes } from '../catalog-notes.tsx'
import { ListProblem, SkeletonRows } from '../list-states.tsx'
import { PageHeader } from '../page-header.tsx'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import { CatalogCards } from './catalog-cards.tsx'
import { CatalogTable } from './catalog-table.tsx'

/** The published catalogs of the team. */
export function CatalogsScreen() {
  const t = useTranslations('catalogs')
  const team = useTeam()
  const isPhone = useScreenSize() === 'phone'
  const found = useQuery(catalogsQuery(team.id))
  const catalogs = found.data
  const Rows = isPhone ? CatalogCards : CatalogTable
  return (
    <>
      <PageHeader title={t('title')} />
      <CatalogNotes />
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {catalogs && catalogs.length > 0 && <Rows catalogs={catalogs} />}
      {catalogs?.length === 0 && <Message title={t('empty.title')}>{t('empty.text')}</Message>}
    </>
  )
}
