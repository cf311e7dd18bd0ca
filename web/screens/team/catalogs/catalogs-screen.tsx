import { textIn, plainLetters } from '@costard/contract'
import { Button, Checkbox } from '@mantine/core'
import { IconPlus, IconSearch, IconWorldDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Icon } from '#ui/icon.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { CatalogNotes } from '../kit/catalog-notes.tsx'
import list from '../list/list.module.css'
import { ListProblem, SkeletonRows } from '../list/list-states.tsx'
import { SortSheet } from '../list/sort-sheet.tsx'
import { useRowOrder } from '../list/use-row-order.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { managedCatalogsQuery } from '../team-queries.ts'
import { CatalogCards } from './catalog-cards.tsx'
import { catalogSorts } from './catalog-sorts.ts'
import { CatalogTable } from './catalog-table.tsx'

/** Catalogs of the team, published or not. */
export function CatalogsScreen() {
  const t = useTranslations('catalogs')
  const common = useTranslations('common')
  const team = useTeam()
  const isPhone = useScreenSize() === 'phone'
  const found = useQuery(managedCatalogsQuery(team.id))
  const [isAll, setAll] = useState(false)
  const catalogs = found.data
  const [search, setSearch] = useState('')
  const { language } = useRegion()
  const words = plainLetters(search.trim())
  const listed = catalogs?.filter(({ archivedAt }) => isAll || archivedAt === null) ?? []
  const shown = listed.filter(({ name, kind }) =>
    [textIn(language, name), common(`kind.${kind}`)].some((text) => plainLetters(text).includes(words)),
  )
  const { sorted, order } = useRowOrder(shown, {
    name: ({ name }) => textIn(language, name),
    type: ({ kind }) => common(`kind.${kind}`),
    models: ({ models }) => models,
    questions: ({ questions }) => questions,
    used: ({ quotes }) => quotes,
    changed: ({ changedAt }) => Date.parse(changedAt),
  })
  const sorts = Object.entries(catalogSorts).map(([column, sort]) => ({
    ...sort,
    title: t(`column.${column as keyof typeof catalogSorts}`), // keys of the columns
  }))
  const hasArchived = catalogs?.some(({ archivedAt }) => archivedAt !== null) ?? false
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <>
            <SourcesLink />
            <AddCatalog />
          </>
        }
      />
      <CatalogNotes />
      {catalogs && catalogs.length > 0 && (
        <div className={list.filters}>
          <SearchInput
            label={t('search')}
            value={search}
            onSearch={setSearch}
            leftSection={<Icon of={IconSearch} size={16} />}
          />
          {isPhone && <SortSheet choices={sorts} order={order} />}
          {hasArchived && (
            <Checkbox
              label={t('showArchived')}
              checked={isAll}
              onChange={({ currentTarget }) => setAll(currentTarget.checked)}
            />
          )}
        </div>
      )}
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {shown.length > 0 &&
        (isPhone ? <CatalogCards catalogs={sorted} /> : <CatalogTable catalogs={sorted} order={order} />)}
      {listed.length > 0 && shown.length === 0 && <NotFound onClear={() => setSearch('')} />}
      {catalogs && listed.length === 0 && <NoCatalogs isArchived={hasArchived} />}
    </>
  )
}

function SourcesLink() {
  const t = useTranslations('priceSources')
  const { id } = useTeam()
  const maySee = useMay('cost.view')
  const mayEdit = useMay('catalog.edit')
  if (!maySee || !mayEdit) return null
  return (
    <LinkButton variant="default" to={paths.priceSources(id)} icon={IconWorldDownload}>
      {t('title')}
    </LinkButton>
  )
}

function NotFound({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslations('catalogs')
  return (
    <Message
      title={t('notFound')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearSearch')}
        </Button>
      }
    />
  )
}

function NoCatalogs({ isArchived }: { readonly isArchived: boolean }) {
  const t = useTranslations('catalogs')
  const mayAdd = useMay('catalog.edit')
  return (
    <Message title={isArchived ? t('onlyArchived') : t('empty.title')} action={<AddCatalog />}>
      {t('empty.text')} {!mayAdd && t('empty.ask')}
    </Message>
  )
}

function AddCatalog() {
  const t = useTranslations('catalogs')
  const { id: teamId } = useTeam()
  const mayAdd = useMay('catalog.edit')
  return (
    mayAdd && (
      <LinkButton to={paths.addCatalog(teamId)} leftSection={<Icon of={IconPlus} size={18} />}>
        {t('new')}
      </LinkButton>
    )
  )
}
