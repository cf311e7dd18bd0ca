import type { WidgetId, WidgetSummary } from '@costard/contract'
import { Badge, Switch } from '@mantine/core'
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
import { ListProblem, SkeletonRows } from '../list/list-states.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { useWidgetState } from './use-widget-state.ts'
import { WidgetProblem } from './widget-problem.tsx'
import { useWidgetRoom, WidgetRoomNote } from './widget-room.tsx'
import classes from './widgets.module.css'

/** In its own file: only a new team has it. */
const SampleWidget = lazyView(
  () => import('./sample-widget.tsx'),
  ({ SampleWidget }) => SampleWidget,
)

/** In its own file: only a team without widgets has it. */
const NoWidgets = lazyView(
  () => import('./no-widgets.tsx'),
  ({ NoWidgets }) => NoWidgets,
)

/** The widgets of a team, with how far their visitors came in the last 30 days. */
export function WidgetsScreen() {
  const t = useTranslations('widgets')
  const { id: teamId, showsSamples } = useTeam()
  const mayAdd = useMay('widget.manage')
  const { data, error, refetch } = useQuery(query.widgets.list.queryOptions({ input: { teamId } }))
  const beyond = useWidgetRoom()?.beyond ?? none
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
        <div className={classes.page}>
          <WidgetRoomNote live={data.filter(({ state }) => state === 'live').length} />
          <div className={classes.listHead} data-switch={mayAdd || undefined} aria-hidden="true">
            <span />
            <span>{t('columns.catalog')}</span>
            {figureNames.map((name) => (
              <span key={name}>{t(`columns.${name}`)}</span>
            ))}
            <span />
          </div>
          <ul className={`cp-card ${classes.list}`}>
            {data.map((widget) => (
              <Row key={widget.id} widget={widget} maySwitch={mayAdd} isBeyond={beyond.includes(widget.id)} />
            ))}
          </ul>
        </div>
      )}
      <Suspense>{showsSamples && data && <SampleWidget />}</Suspense>
    </>
  )
}

const figureNames = ['shown', 'requests', 'accepted'] as const

const none: readonly WidgetId[] = []

function Row({
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
  const { id, name, state, catalogName, allowedOrigins, figures, accepted } = widget
  const numbers = { shown: figures.shown, requests: figures.submitted, accepted }
  const change = useWidgetState(widget)
  return (
    <li>
      <div className="cp-row">
        <Link className={classes.row} to={paths.widget(teamId, id)}>
          <span className={classes.words}>
            <b>{name}</b>
            <small>{[isBeyond && t('room.noPrice'), ...allowedOrigins].filter(Boolean).join(' · ')}</small>
          </span>
          <span className={classes.catalog}>{catalogName}</span>
          {figureNames.map((figure) => (
            <span key={figure} className={classes.number}>
              <small>{t(`columns.${figure}`)}</small> {format.number(numbers[figure])}
            </span>
          ))}
          <Badge className={classes.state ?? ''} data-state={state}>
            {t(`state.${state}`)}
          </Badge>
        </Link>
        {maySwitch && (
          <Switch
            className={classes.switch ?? ''}
            aria-label={t('switch', { name })}
            checked={(change.isRunning ? change.next : state) === 'live'}
            disabled={change.isRunning}
            onChange={() => change.run()}
          />
        )}
      </div>
      {change.error && (
        <div className={classes.itemProblem}>
          <WidgetProblem error={change.error} />
        </div>
      )}
    </li>
  )
}
