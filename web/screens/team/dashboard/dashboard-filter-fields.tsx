import { textIn } from '@costard/contract'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'
import { useSites } from '../site/sites-query.ts'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import type { DashboardFilters } from '../dashboard-query.ts'

/** Narrows the figures to the quotes of one catalog, person or site. */
export function DashboardFilterFields({ filters }: { readonly filters: DashboardFilters }) {
  const t = useTranslations('dashboard')
  const common = useTranslations('common')
  const site = useTranslations('sites')
  const team = useTeam()
  const [, setParams] = useSearchParams()
  const { data: catalogs = [] } = useQuery(catalogsQuery(team.id))
  const members = useMembers()
  const { sites } = useSites()
  const set = (name: 'catalogId' | 'createdBy' | 'siteId', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const staff = [...members].map(([value, { name }]) => ({ value, label: name ?? common('somebody') }))
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('catalog')}
        value={filters.catalogId ?? ''}
        data={[
          { value: '', label: t('allCatalogs') },
          ...catalogs.map(({ id, name }) => ({ value: id, label: textIn(team.language, name) })),
        ]}
        onChange={(event) => set('catalogId', event.currentTarget.value)}
      />
      {(staff.length > 1 || filters.createdBy !== undefined) && (
        <NativeSelect
          size="xs"
          aria-label={t('staff')}
          value={filters.createdBy ?? ''}
          data={[{ value: '', label: t('allStaff') }, ...staff]}
          onChange={(event) => set('createdBy', event.currentTarget.value)}
        />
      )}
      {sites.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label={site('ofQuote')}
          value={filters.siteId ?? ''}
          data={[
            { value: '', label: t('allSites') },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => set('siteId', event.currentTarget.value)}
        />
      )}
    </>
  )
}
