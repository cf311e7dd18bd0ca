import { textIn } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'
import { OneOrNone } from '#ui/fields/one-of.tsx'
import { useSites } from '../site/sites-query.ts'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import type { DashboardFilters } from '../dashboard-query.ts'

/** Limits the figures to the quotes of one catalog, person or site. */
export function DashboardFilterFields({ filters }: { readonly filters: DashboardFilters }) {
  const t = useTranslations('dashboard')
  const common = useTranslations('common')
  const site = useTranslations('sites')
  const team = useTeam()
  const [, setParams] = useSearchParams()
  const { data: catalogs = [] } = useQuery(catalogsQuery(team.id))
  const members = useMembers()
  const { sites } = useSites()
  const set = (name: 'catalogId' | 'createdBy' | 'siteId', value = '') =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return (
    <>
      <Filter
        label={t('catalog')}
        value={filters.catalogId}
        none={t('allCatalogs')}
        names={new Map(catalogs.map(({ id, name }) => [id, textIn(team.language, name)]))}
        onPick={(id) => set('catalogId', id)}
      />
      {(members.size > 1 || filters.createdBy !== undefined) && (
        <Filter
          label={t('staff')}
          value={filters.createdBy}
          none={t('allStaff')}
          names={new Map([...members].map(([id, { name }]) => [id, name ?? common('somebody')]))}
          onPick={(id) => set('createdBy', id)}
        />
      )}
      {sites.length > 0 && (
        <Filter
          label={site('ofQuote')}
          value={filters.siteId}
          none={t('allSites')}
          names={new Map(sites.map(({ id, name }) => [id, name]))}
          onPick={(id) => set('siteId', id)}
        />
      )}
    </>
  )
}

function Filter({
  label,
  value,
  none,
  names,
  onPick,
}: {
  readonly label: string
  readonly value: string | undefined
  readonly none: string
  readonly names: ReadonlyMap<string, string>
  readonly onPick: (value: string | undefined) => void
}) {
  return (
    <OneOrNone
      size="xs"
      aria-label={label}
      value={value}
      values={[...names.keys()]}
      none={none}
      wordOf={(one) => names.get(one) ?? one}
      onPick={onPick}
    />
  )
}
