import type { Widget } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useTeam } from '../team-context.ts'
import classes from './widgets.module.css'

/** The widget as visitors see it, as stored. */
export function WidgetPreview({ widget: { id: widgetId, rev } }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.preview')
  const { id: teamId } = useTeam()
  const { data } = useQuery(query.widgets.preview.queryOptions({ input: { teamId, widgetId } }))
  return (
    <section className={classes.preview}>
      <h2>{t('title')}</h2>
      <p className="cp-dim">{t('text')}</p>
      {data && <iframe key={rev} src={data.url} title={t('title')} />}
    </section>
  )
}
