import { changedParts } from '@costard/catalogs'
import type { PublishedVersion } from '@costard/contract'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { ProblemNote } from '#ui/problem-note.tsx'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { ChangeList } from '../../parts/change-list.tsx'
import classes from './versions.module.css'

/** Changes shown before the rest is asked for. */
const shownFirst = 50

/** What differs between the chosen version and any other. */
export function Compare({
  versions,
  from,
  live,
}: {
  readonly versions: readonly PublishedVersion[]
  readonly from: number
  readonly live: number
}) {
  const t = useTranslations('catalog.versions')
  const [other, setOther] = useState<number>()
  const [isAll, setAll] = useState(false)
  const to = versions.some(({ version }) => version === other) ? (other ?? live) : live
  const before = useVersion(from)
  const after = useVersion(to)
  const changes = useMemo(
    () => (before.data && after.data ? changedParts(before.data, after.data) : undefined),
    [before.data, after.data],
  )
  return (
    <section>
      <div className={classes.compare}>
        <h2>{t('compare', { version: from })}</h2>
        <NativeSelect
          aria-label={t('with')}
          value={String(to)}
          data={versions.map(({ version }) => ({
            value: String(version),
            label: version === live ? t('shortLive', { version }) : t('short', { version }),
          }))}
          onChange={({ currentTarget }) => setOther(Number(currentTarget.value))}
        />
      </div>
      <ProblemNote error={before.error ?? after.error} />
      {changes?.length === 0 && <p className={classes.hint}>{t('same')}</p>}
      {changes && before.data && after.data && (
        <ChangeList
          changes={isAll ? changes : changes.slice(0, shownFirst)}
          before={before.data}
          after={after.data}
        />
      )}
      {changes && !isAll && changes.length > shownFirst && (
        <Button variant="default" size="xs" mt="sm" onClick={() => setAll(true)}>
          {t('all', { count: changes.length })}
        </Button>
      )}
    </section>
  )
}

function useVersion(version: number) {
  const { id: teamId } = useTeam()
  const { catalogId } = useDraft()
  return useQuery(
    query.catalogs.get.queryOptions({ input: { teamId, catalogId, version }, staleTime: Infinity }),
  )
}
