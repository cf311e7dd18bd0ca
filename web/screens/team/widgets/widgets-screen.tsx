import type { WidgetSummary } from '@costard/contract'
import { Badge, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { Message } from '#ui/message.tsx'
import { ListProblem, SkeletonRows } from '../list-states.tsx'
import { PageHeader } from '../page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import classes from './widgets.module.css'

/** In its own file: only a new team has it. */
const SampleWidget = lazy(async () => ({ default: (await import('./sample-widget.tsx')).SampleWidget }))

/** The widgets of a team, with how far their visitors came in the last 30 days. */
export function WidgetsScreen() {
  const t = useTranslations('widgets')
  const { id: teamId, showsSamples } = useTeam()
  const mayAdd = useMay('widget.manage')
  const { data, error, refetch } = useQuery(query.widgets.list.queryOptions({ input: { teamId } }))
  const add = mayAdd && (
    <Button
      component={Link}
      to={paths.addWidget(teamId)}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('add.title')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} action={data && data.length > 0 ? add : undefined} />
      {error && !data && <ListProblem error={error} retry={() => void refetch()} />}
      {!error && !data && <SkeletonRows />}
      {data?.length === 0 && (
        <Message title={t('none.title')} action={add || undefined}>
          {t('none.text')}
        </Message>
      )}
      {data && data.length > 0 && (
        <div className={classes.page}>
          <div className={classes.listHead} aria-hidden="true">
            <span />
            <span>{t('columns.catalog')}</span>
            {figureNames.map((name) => (
              <span key={name}>{t(`columns.${name}`)}</span>
            ))}
            <span />
          </div>
          <ul className={`cp-card ${classes.list}`}>
            {data.map((widget) => (
              <li key={widget.id}>
                <Row widget={widget} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Suspense>{showsSamples && data && <SampleWidget />}</Suspense>
    </>
  )
}

const figureNames = ['shown', 'requests', 'accepted'] as const

function Row({ widget }: { readonly widget: WidgetSummary }) {
  const t = useTranslations('widgets')
  const format = useFormatter()
  const { id: teamId } = useTeam()
  const { id, name, state, catalogName, allowedOrigins, figures, accepted } = widget
  const numbers = { shown: figures.shown, requests: figures.submitted, accepted }
  return (
    <Link className={classes.row} to={paths.widget(teamId, id)}>
      <span className={classes.words}>
        <b>{name}</b>
        <small>{allowedOrigins.join(' · ')}</small>
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
  )
}
