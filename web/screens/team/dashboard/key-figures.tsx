import { type Dashboard, minAnswersForShares } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import classes from './dashboard-screen.module.css'
import { useDuration } from '../kit/use-duration.ts'

/** The main figures. Each share is shown with its count; with few answers there are only counts. */
export function KeyFigures({ figures }: { readonly figures: Dashboard }) {
  const t = useTranslations('dashboard.figure')
  const format = useFormatter()
  const money = useMoney(figures.currency)
  const duration = useDuration()
  const { sent, sentBefore, accepted, declined, answerSeconds, acceptedMinor, paidMinor } = figures
  const hasShares = accepted + declined >= minAnswersForShares
  return (
    <dl className={classes.keys}>
      <Figure
        name={t('sent')}
        figure={format.number(sent)}
        of={sentBefore === null ? undefined : t('was', { count: sentBefore })}
      />
      <Figure
        name={t('accepted')}
        figure={hasShares ? format.share(accepted / sent) : format.number(accepted)}
        of={hasShares ? t('of', { count: accepted, all: sent }) : t('ofAll', { all: sent })}
      />
      <Figure
        name={t('answer')}
        figure={answerSeconds === null || !hasShares ? '—' : duration(answerSeconds)}
      />
      <Figure name={t('agreed')} figure={money.full(acceptedMinor)} />
      {paidMinor !== null && <Figure name={t('paid')} figure={money.full(paidMinor)} />}
    </dl>
  )
}

function Figure({
  name,
  figure,
  of,
}: {
  readonly name: string
  readonly figure: string
  readonly of?: string | undefined
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{figure}</b> {of !== undefined && <span>{of}</span>}
      </dd>
    </div>
  )
}
