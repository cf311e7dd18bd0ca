import type { PriceSource, PriceSourceId } from '@costard/contract'
import { Badge, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFileSpreadsheet, IconPlus, IconWorldDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { useEscape } from '#ui/layout/use-escape.ts'
import { useKeys } from '#ui/layout/use-keys.ts'
import { Message } from '#ui/notes/message.tsx'
import { useDays } from '../../kit/use-days.ts'
import { ListProblem, SkeletonRows } from '../../list/list-states.tsx'
import { PageHeader } from '../../shell/page-header.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { SourceDialog } from './source-dialog.tsx'
import { SourcePane } from './source-pane.tsx'
import { RunList } from './run-list.tsx'
import { type SourceState, stateOf } from './source-state.ts'
import { priceSourcesQuery } from './sources-queries.ts'
import classes from './sources.module.css'

/** Price lists that are fetched automatically: what each fills, its last run, its state and its next run. */
export function SourcesScreen() {
  const t = useTranslations('priceSources')
  const catalogs = useTranslations('catalogs')
  const { id: teamId } = useTeam()
  const maySee = useMay('cost.view')
  const mayEdit = useMay('catalog.edit')
  const isAllowed = maySee && mayEdit
  const found = useQuery({ ...priceSourcesQuery(teamId), enabled: isAllowed })
  const [params, setParams] = useSearchParams()
  const [isAdding, adding] = useDisclosure(false)
  const sources = found.data ?? []
  const chosen = sources.find(({ id }) => id === params.get('source'))
  const choose = (id: PriceSourceId | undefined) =>
    setParams(id === undefined ? {} : { source: id }, { replace: true })
  const move = (by: 1 | -1) => {
    const place = sources.findIndex((one) => one === chosen)
    const next = sources[Math.min(sources.length - 1, Math.max(0, place + by))]
    if (next) choose(next.id)
  }
  useKeys({ j: () => move(1), k: () => move(-1) })
  useEscape(() => choose(undefined))
  return (
    <>
      <PageHeader
        title={t('title')}
        up={{ to: paths.catalogs(teamId), title: catalogs('title') }}
        action={
          isAllowed &&
          sources.length > 0 && (
            <Button variant="default" leftSection={<Icon of={IconPlus} size={16} />} onClick={adding.open}>
              {t('new')}
            </Button>
          )
        }
      />
      {!isAllowed && <Message title={t('notAllowed')} />}
      {isAllowed && found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {isAllowed && found.isPending && !found.error && <SkeletonRows />}
      {found.data && sources.length === 0 && (
        <Message
          title={t('empty')}
          action={
            <Button leftSection={<Icon of={IconPlus} size={16} />} onClick={adding.open}>
              {t('new')}
            </Button>
          }
        >
          {t('emptyText')}
        </Message>
      )}
      {sources.length > 0 && (
        <div className={classes.desk} data-open={chosen !== undefined || undefined}>
          <div className={classes.main}>
            <ul className={classes.list} aria-label={t('title')}>
              {sources.map((source) => (
                <SourceRow
                  key={source.id}
                  source={source}
                  isChosen={source === chosen}
                  onChoose={() => choose(source.id)}
                />
              ))}
            </ul>
            {chosen && <RunList source={chosen} />}
          </div>
          {chosen && <SourcePane key={chosen.id} source={chosen} onClose={() => choose(undefined)} />}
        </div>
      )}
      {isAdding && <SourceDialog onClose={adding.close} onAdded={choose} />}
    </>
  )
}

const colors: Readonly<Record<SourceState, string>> = {
  reading: 'gray',
  paused: 'gray',
  new: 'gray',
  in: 'green',
  unchanged: 'gray',
  held: 'yellow',
  notReached: 'red',
  refused: 'red',
}

function SourceRow({
  source,
  isChosen,
  onChoose,
}: {
  readonly source: PriceSource
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const t = useTranslations('priceSources')
  const format = useFormatter()
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const { name, url, fileName, fills, hint, lastRun, nextAt } = source
  const state = stateOf(source)
  const from = url === null ? (fileName ?? t('byHand')) : new URL(url).host
  return (
    <li>
      <button type="button" className={classes.row} aria-current={isChosen || undefined} onClick={onChoose}>
        <Icon of={url === null ? IconFileSpreadsheet : IconWorldDownload} size={20} />
        <span className={classes.cell}>
          <strong>{name}</strong>
          <small>{from}</small>
        </span>
        <span className={classes.cell}>
          <span>{fills === 'hint' ? t('fillsHint', { hint }) : t('fillsDraft')}</span>
          <small>
            {source.inForceBp === null ? '' : t('inForce', { share: format.percent(source.inForceBp) })}
          </small>
        </span>
        <span className={classes.cell}>
          <span>{lastRun ? days.moment(lastRun.at) : t('never')}</span>
          <small>{lastRun && t('counts', { prices: lastRun.prices, rows: lastRun.rows })}</small>
        </span>
        <Badge color={colors[state]} variant="light">
          {t(`state.${state}`)}
        </Badge>
        <span className={classes.next}>
          {state === 'held' ? t('afterAnswer') : nextAt ? days.moment(nextAt) : t('byHand')}
        </span>
      </button>
    </li>
  )
}
