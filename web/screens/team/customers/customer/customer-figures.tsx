import type { Customer } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useTeam } from '../../team-context.ts'
import classes from './customer-screen.module.css'

const hour = 3600

/** Figures of the quotes of the last 12 months. */
export function CustomerFigures({ customer: { figures } }: { readonly customer: Customer }) {
  const t = useTranslations('customers.figures')
  const money = useMoney(useTeam().currency)
  const { sent, accepted, amountMinor, paidOutMinor, answerSeconds } = figures
  const answer = () => {
    if (answerSeconds === null) return '—'
    const hours = answerSeconds / hour
    if (hours < 1) return t('underAnHour')
    return hours < 48
      ? t('hours', { count: Math.round(hours) })
      : t('days', { count: Math.round(hours / 24) })
  }
  const all = [
    ['quoted', sent === 0 ? '—' : money.full(amountMinor)],
    ['paidOut', accepted === 0 ? '—' : money.full(paidOutMinor)],
    ['accepted', sent === 0 ? '—' : t('of', { accepted, sent })],
    ['answer', answer()],
  ] as const
  return (
    <dl className={`cp-card ${classes.figures}`} aria-label={t('label')}>
      {all.map(([key, words]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
