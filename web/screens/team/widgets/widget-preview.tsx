import type { Widget } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useTeam } from '../team-context.ts'
import classes from './widgets.module.css'

/** The widget as visitors see it, as stored, and how often it was of use. */
export function WidgetPreview({ widget }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.preview')
  const { id: teamId } = useTeam()
  const { id: widgetId, rev } = widget
  const { data } = useQuery(query.widgets.preview.queryOptions({ input: { teamId, widgetId } }))
  return (
    <section className={classes.preview}>
      <h2>{t('title')}</h2>
      <p className="cp-dim">{t('text')}</p>
      {data && <iframe key={rev} src={data.url} title={t('title')} />}
      <Tiles widget={widget} />
    </section>
  )
}

/** The three figures of the list, of the last 30 days. */
function Tiles({ widget: { id: widgetId } }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.columns')
  const format = useFormatter()
  const { id: teamId } = useTeam()
  const { data } = useQuery(query.widgets.funnel.queryOptions({ input: { teamId, widgetId } }))
  if (!data) return null
  const { total, accepted } = data
  const figures = { shown: total.shown, requests: total.submitted, accepted }
  return (
    <dl className={`cp-card ${classes.tiles}`}>
      {(['shown', 'requests', 'accepted'] as const).map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{format.number(figures[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
