import { priceObstaclesIn } from '@costard/quotes'
import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import classes from '../review.module.css'

/** Shown in place of the ticket while no price is firm: what is missing. */
export function NoPrice({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.review')
  const missing = priceObstaclesIn(quote.obstacles)
  return (
    <section className={classes.noPrice}>
      <h2>{t('offer')}</h2>
      <b>{t(missing.includes('needs-review') ? 'onHold' : 'noPriceYet')}</b>
      {missing.map((obstacle) => (
        <p key={obstacle}>{t(`obstacles.${obstacle}`)}</p>
      ))}
    </section>
  )
}
