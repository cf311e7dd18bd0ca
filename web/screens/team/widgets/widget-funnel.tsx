import type { Widget } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useTeam } from '../team-context.ts'
import classes from './widgets.module.css'

const steps = ['shown', 'started', 'priced', 'submitted', 'accepted'] as const

/** How far visitors came in the last 30 days, and at which question they left. */
export function WidgetFunnel({ widget: { id: widgetId } }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.funnel')
  const { id: teamId } = useTeam()
  const { data } = useQuery(query.widgets.funnel.queryOptions({ input: { teamId, widgetId } }))
  if (!data) return null
  const { total, accepted, questions } = data
  const reached = { ...total, accepted }
  return (
    <section className={classes.section}>
      <h2>{t('title')}</h2>
      {total.shown === 0 ? (
        <p className="cp-dim">{t('none')}</p>
      ) : (
        <table className={classes.funnel}>
          <tbody>
            {steps.map((step) => (
              <tr key={step}>
                <th scope="row">{t(`step.${step}`)}</th>
                <td>{reached[step]}</td>
                <td aria-hidden="true">
                  <meter min={0} max={total.shown} value={reached[step]} />
                </td>
              </tr>
            ))}
            {questions
              .filter(({ views }) => views > 0)
              .map(({ key, text, views, answers }) => (
                <tr key={key}>
                  <th scope="row">{text || key}</th>
                  <td colSpan={2}>{t('left', { count: views - answers, views })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
