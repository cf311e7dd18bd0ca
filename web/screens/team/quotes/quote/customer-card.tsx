import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { Initials } from '#ui/initials.tsx'
import classes from './quote-screen.module.css'

/** Whom the quote is for. */
export function CustomerCard({ quote: { customer } }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  if (!customer) return null
  const { name, email, phone } = customer
  return (
    <section className={`cp-card ${classes.card}`} aria-label={t('customer')}>
      <h2 className={classes.person}>
        <Initials name={name} size="2rem" /> {name}
      </h2>
      <dl className={classes.contact}>
        {email !== undefined && (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {phone !== undefined && (
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
