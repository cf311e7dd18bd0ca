import { type Dashboard, minAnswersForShares } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import classes from './dashboard-screen.module.css'
import { useDuration } from '../kit/use-duration.ts'

/** The figures on top. A share stands beside its count; of few answers there are only counts. */
export function KeyFigures({ figures }: { readonly figures: Dashboard }) {
  const t = useTranslations('dashboard.figure')
  const format = useFormatter()
  const money = useMoney(figures.currency)
  const duration = useDuration()
  const { sent, sentBefore, accepted, declined, answerSeconds, acceptedMinor, paidMinor } = figures
  const hasShares = accepted + declined >= minAnswersForShares
  return (
    <dl className={classes.keys}>
      <div>
        <dt>{t('sent')}</dt>
        <dd>
          <b>{format.number(sent)}</b> {sentBefore !== null && <span>{t('was', { count: sentBefore })}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('accepted')}</dt>
        <dd>
          {hasShares ? (
            <>
              <b>{format.share(accepted / sent)}</b> <span>{t('of', { count: accepted, all: sent })}</span>
            </>
          ) : (
            <>
              <b>{format.number(accepted)}</b> <span>{t('ofAll', { all: sent })}</span>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('answer')}</dt>
        <dd>
          <b>{answerSeconds === null || !hasShares ? '—' : duration(answerSeconds)}</b>
        </dd>
      </div>
      <div>
        <dt>{t('agreed')}</dt>
        <dd>
          <b>{money.full(acceptedMinor)}</b>
        </dd>
      </div>
      {paidMinor !== null && (
        <div>
          <dt>{t('paid')}</dt>
          <dd>
            <b>{money.full(paidMinor)}</b>
          </dd>
        </div>
      )}
    </dl>
  )
}
