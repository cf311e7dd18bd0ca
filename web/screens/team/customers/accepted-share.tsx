import type { CustomerSummary } from '@costard/contract'
import { useTranslations } from 'use-intl'
import classes from './accepted-share.module.css'

/** Share of the quotes sent in the last 12 months that were accepted, as a bar and a number. */
export function AcceptedShare({ recent }: Pick<CustomerSummary, 'recent'>) {
  const t = useTranslations('customers')
  if (!recent || recent.sent === 0) return <span className="cp-dim">—</span>
  const words = t('acceptedOf', { accepted: recent.accepted, sent: recent.sent })
  return (
    <span className={classes.share} title={words}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${(100 * recent.accepted) / recent.sent}%` }} />
      </span>
      <span aria-hidden="true">{recent.accepted}</span>
      <span className="cp-hidden">{words}</span>
    </span>
  )
}
