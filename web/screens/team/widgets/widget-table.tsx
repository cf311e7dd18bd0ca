import type { WidgetId, WidgetSummary } from '@costard/contract'
import { Badge } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { ListTable } from '../list/list-table.tsx'
import table from '../list/list-table.module.css'
import type { SortOrder } from '../list/sort-head.tsx'
import { useTeam } from '../team-context.ts'
import { figureNames, figureOf } from './widget-figures.ts'
import { WidgetSwitch } from './widget-switch.tsx'
import classes from './widgets.module.css'

/** Widgets on wide screens. */
export function WidgetTable({
  widgets,
  order,
  maySwitch,
  beyond,
}: {
  readonly widgets: readonly WidgetSummary[]
  readonly order: SortOrder
  readonly maySwitch: boolean
  /** Widgets beyond the plan's limit. */
  readonly beyond: readonly WidgetId[]
}) {
  const t = useTranslations('widgets')
  const format = useFormatter()
  const { id: teamId } = useTeam()
  const pathOf = ({ id }: WidgetSummary) => paths.widget(teamId, id)
  return (
    <ListTable
      rows={widgets}
      idOf={({ id }) => id}
      order={order}
      isTall
      columns={[
        {
          key: 'widget',
          title: t('columns.name'),
          sort: { by: 'name', isDownFirst: false },
          cell: (widget) => (
            <Link className={classes.name} to={pathOf(widget)} data-row-link={widget.id}>
              <b>{widget.name}</b>
              <small>
                {[beyond.includes(widget.id) && t('room.noPrice'), ...widget.allowedOrigins]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Link>
          ),
        },
        {
          key: 'catalog',
          title: t('columns.catalog'),
          width: '22%',
          sort: { by: 'catalog', isDownFirst: false },
          cellClassName: `${table.quiet} ${table.cut}`,
          cell: ({ catalogName }) => catalogName,
        },
        ...figureNames.map((figure) => ({
          key: figure,
          title: t(`columns.${figure}`),
          width: '7rem',
          isNumber: true,
          sort: { by: figure, isDownFirst: true },
          cell: (widget: WidgetSummary) => format.number(figureOf[figure](widget)),
        })),
        {
          key: 'state',
          title: t('columns.state'),
          width: '8rem',
          cell: ({ state }) => (
            <Badge className={classes.state ?? ''} data-state={state}>
              {t(`state.${state}`)}
            </Badge>
          ),
        },
        ...(maySwitch
          ? [
              {
                key: 'switch',
                title: t('columns.onOff'),
                width: '6.5rem',
                cell: (widget: WidgetSummary) => (
                  <span className={classes.inTable}>
                    <WidgetSwitch widget={widget} />
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
