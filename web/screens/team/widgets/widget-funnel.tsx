import type { Widget, WidgetFunnel as Funnel } from '@costard/contract'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useTeam } from '../team-context.ts'
import classes from './widgets.module.css'

type Source = Funnel['sources'][number]

const steps = ['shown', 'started', 'priced', 'submitted', 'accepted'] as const

/** How far visitors came in the last 30 days, where they came from, and at which question they left. */
export function WidgetFunnel({ widget: { id: widgetId } }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.funnel')
  const { id: teamId } = useTeam()
  const [source, setSource] = useState<Pick<Source, 'host' | 'campaign'>>()
  const { data } = useQuery(
    query.widgets.funnel.queryOptions({
      input: { teamId, widgetId, ...(source && { host: source.host, campaign: source.campaign }) },
      placeholderData: keepPreviousData,
    }),
  )
  if (!data) return null
  const { total, accepted, questions, sources } = data
  const reached = { ...total, accepted }
  const viewed = questions.filter(({ views }) => views > 0)
  return (
    <section className={classes.section}>
      <h2>{t('title')}</h2>
      {sources.length === 0 ? (
        <p className="cp-dim">{t('none')}</p>
      ) : (
        <>
          <Sources sources={sources} chosen={source} onChoose={setSource} />
          <table className={classes.funnel}>
            <tbody>
              {steps.map((step) => (
                <tr key={step}>
                  <th scope="row">{t(`step.${step}`)}</th>
                  <td>{reached[step]}</td>
                  <td aria-hidden="true">
                    <meter min={0} max={Math.max(1, total.shown)} value={reached[step]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {viewed.length > 0 && <Questions questions={viewed} />}
        </>
      )}
    </section>
  )
}

/** Visitors who saw a question but did not answer it have left there. */
function Questions({ questions }: { readonly questions: Funnel['questions'] }) {
  const t = useTranslations('widgets.funnel')
  return (
    <table className={classes.funnel}>
      <caption>{t('questions')}</caption>
      <tbody>
        {questions.map(({ key, text, views, answers }) => {
          const count = Math.max(0, views - answers)
          return (
            <tr key={key}>
              <th scope="row">{text || key}</th>
              <td>{t('left', { count, views })}</td>
              <td aria-hidden="true">
                <meter min={0} max={views} value={count} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Sources({
  sources,
  chosen,
  onChoose,
}: {
  readonly sources: readonly Source[]
  readonly chosen: Pick<Source, 'host' | 'campaign'> | undefined
  readonly onChoose: (source: Source | undefined) => void
}) {
  const t = useTranslations('widgets.funnel')
  const wordOf = ({ host, campaign }: Pick<Source, 'host' | 'campaign'>): string => {
    if (host === '*') return t('other')
    return [host || (campaign === '' ? t('unknown') : ''), campaign].filter(Boolean).join(' · ')
  }
  const valueOf = ({ host, campaign }: Pick<Source, 'host' | 'campaign'>) => `${host} ${campaign}`
  return (
    <NativeSelect
      label={t('from')}
      value={chosen ? valueOf(chosen) : 'all'}
      data={[
        { value: 'all', label: t('everywhere') },
        ...sources.map((source) => ({
          value: valueOf(source),
          label: `${wordOf(source)}: ${t('ofSource', { shown: source.shown, submitted: source.submitted })}`,
        })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChoose(value === 'all' ? undefined : sources.find((source) => valueOf(source) === value))
      }
    />
  )
}
