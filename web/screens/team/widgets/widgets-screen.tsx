import type { WidgetId, WidgetSummary } from '@costard/contract'
import { Badge } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { LinkButton } from '#ui/link-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { ListProblem, SkeletonRows } from '../list/list-states.tsx'
import { SortSheet } from '../list/sort-sheet.tsx'
import { useRowOrder } from '../list/use-row-order.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { figureNames, figureOf } from './widget-figures.ts'
import { useWidgetRoom, WidgetRoomNote } from './widget-room.tsx'
import { WidgetSwitch } from './widget-switch.tsx'
import { WidgetTable } from './widget-table.tsx'
import classes from './widgets.module.css'

/** Loaded separately, since only new teams have it. */
const SampleWidget = lazyView(
  () => import('./sample-widget.tsx'),
  ({ SampleWidget }) => SampleWidget,
)

/** Loaded separately, since only teams without widgets have it. */
const NoWidgets = lazyView(
  () => import('./no-widgets.tsx'),
  ({ NoWidgets }) => NoWidgets,
)

/** Widgets of the team, with how far visitors came in the last 30 days. */
export function WidgetsScreen() {
  const t = useTranslations('widgets')
  const { id: teamId, showsSamples } = useTeam()
  const mayAdd = useMay('widget.manage')
  const { data, error, refetch } = useQuery(query.widgets.list.queryOptions({ input: { teamId } }))
  const beyond = useWidgetRoom()?.beyond ?? none
  const isPhone = useScreenSize() === 'phone'
  const { sorted, order } = useRowOrder(data ?? noWidgets, {
    name: ({ name }) => name,
    catalog: ({ catalogName }) => catalogName,
    ...figureOf,
  })
  const sorts = [
    { by: 'name', title: t('columns.name'), isDownFirst: false },
    { by: 'catalog', title: t('columns.catalog'), isDownFirst: false },
    ...figureNames.map((by) => ({ by, title: t(`columns.${by}`), isDownFirst: true })),
  ]
  const add = mayAdd && (
    <LinkButton to={paths.addWidget(teamId)} leftSection={<Icon of={IconPlus} size={18} />}>
      {t('add.title')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('title')} action={data && data.length > 0 ? add : undefined} />
      {error && !data && <ListProblem error={error} retry={() => void refetch()} />}
      {!error && !data && <SkeletonRows />}
      <Suspense>{data?.length === 0 && <NoWidgets action={add || undefined} />}</Suspense>
      {data && data.length > 0 && (
        <div className={classes.page} data-table={!isPhone || undefined}>
          <WidgetRoomNote live={data.filter(({ state }) => state === 'live').length} />
          {isPhone && (
            <div className={classes.room}>
              <SortSheet choices={sorts} order={order} />
            </div>
          )}
          {isPhone ? (
            <ul className={`cp-card ${classes.list}`}>
              {sorted.map((widget) => (
                <Card
                  key={widget.id}
                  widget={widget}
                  maySwitch={mayAdd}
                  isBeyond={beyond.includes(widget.id)}
                />
              ))}
            </ul>
          ) : (
            <WidgetTable widgets={sorted} order={order} maySwitch={mayAdd} beyond={beyond} />
          )}
        </div>
      )}
      <Suspense>{showsSamples && data && <SampleWidget />}</Suspense>
    </>
  )
}

const none: readonly WidgetId[] = []
const noWidgets: readonly WidgetSummary[] = []

function Card({
  widget,
  maySwitch,
  isBeyond,
}: {
  readonly widget: WidgetSummary
  readonly maySwitch: boolean
  readonly isBeyond: boolean
}) {
  const t = useTranslations('widgets')
  const format = useFormatter()
  const { id: teamId } = useTeam()
  const { id, name, state, catalogName, allowedOrigins } = widget
  return (
    <li>
      <div className="cp-row cp-wrap">
        <Link className={classes.row} to={paths.widget(teamId, id)}>
          <span className={classes.words}>
            <b>{name}</b>
            <small>{[isBeyond && t('room.noPrice'), ...allowedOrigins].filter(Boolean).join(' · ')}</small>
          </span>
          <span className={classes.catalog}>{catalogName}</span>
          {figureNames.map((figure) => (
            <span key={figure} className={classes.number}>
              <small>{t(`columns.${figure}`)}</small> {format.number(figureOf[figure](widget))}
            </span>
          ))}
          <Badge className={classes.state ?? ''} data-state={state}>
            {t(`state.${state}`)}
          </Badge>
        </Link>
        {maySwitch && <WidgetSwitch widget={widget} className={classes.switch} />}
      </div>
    </li>
  )
}
