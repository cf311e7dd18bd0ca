import type { Quote } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { StateBadge } from '../../marks/state-badge.tsx'
import classes from '../quote-screen.module.css'

/** Earlier offers to the customer, and whether they are still in force. */
export function EarlierRevisions({ quote: { earlier, currency, state } }: { readonly quote: Quote }) {
  const t = useTranslations('quoteActions.earlier')
  const money = useMoney(currency)
  if (earlier.length === 0) return null
  return (
    <section className="cp-card cp-part cp-gap-8">
      <h2>{t('title')}</h2>
      <ul className={classes.timeline}>
        {earlier.map((one) => (
          <li key={one.revision}>
            <span className={classes.revision}>
              <a
                href={one.publicUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={`${t('open')} ${one.number}`}
              >
                {one.number}
              </a>
              <StateBadge state={one.state} />
              <b>{money.full(Math.abs(one.netMinor))}</b>
            </span>
            {one.state === 'accepted' && <span className="cp-dim">{t('binding')}</span>}
            {one.state === 'sent' && isAllowed('edit', state) && (
              <span className="cp-dim">{t('inForce', { number: one.number })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
