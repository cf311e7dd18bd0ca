import type { PublishedVersion } from '@costard/contract'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useMay } from '../../../team-context.ts'
import { ListProblem } from '../../../list/list-states.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { Compare } from './compare.tsx'
import { RollBack } from './roll-back.tsx'
import { VersionList } from './version-list.tsx'
import classes from './versions.module.css'

/** Published versions with their times, and a button to restore each. */
export function VersionsScreen() {
  const t = useTranslations('catalog.versions')
  const { teamId, catalogId } = useDraft()
  const found = useInfiniteQuery(
    query.catalogVersions.list.infiniteOptions({
      input: (before: number | undefined) => ({ teamId, catalogId, ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ versions, hasMore }) => (hasMore ? versions.at(-1)?.version : undefined),
    }),
  )
  const versions = found.data?.pages.flatMap((page) => page.versions)
  if (found.error) return <ListProblem error={found.error} retry={() => void found.refetch()} />
  if (!versions) return <PageLoader />
  const [live] = versions
  if (!live) return <Message title={t('none')}>{t('noneText')}</Message>
  return (
    <Versions
      versions={versions}
      live={live}
      more={
        found.hasNextPage && (
          <Button
            variant="default"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )
      }
    />
  )
}

function Versions({
  versions,
  live,
  more,
}: {
  readonly versions: readonly PublishedVersion[]
  readonly live: PublishedVersion
  readonly more: ReactNode
}) {
  const mayPublish = useMay('catalog.publish')
  const [chosen, setChosen] = useState<number>()
  const version = versions.find((one) => one.version === chosen) ?? versions[1] ?? live
  return (
    <div className={classes.sides}>
      <div className={classes.list}>
        <VersionList versions={versions} live={live.version} chosen={version.version} onChoose={setChosen} />
        {more}
      </div>
      <div className={classes.detail}>
        <Compare versions={versions} from={version.version} live={live.version} />
        {mayPublish && version.version !== live.version && (
          <RollBack key={version.version} version={version.version} live={live.version} />
        )}
      </div>
    </div>
  )
}
