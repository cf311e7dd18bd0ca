import { phoneWords, type Quote } from '@costard/contract'
import { signatureBox } from '@costard/quotes'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Initials } from '#ui/pictures/initials.tsx'
import { useTeam } from '../../../team-context.ts'
import classes from '../quote-screen.module.css'

/** Customer of the quote. */
export function CustomerCard({ quote: { customer, customerId, acceptance } }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  const { id: teamId } = useTeam()
  if (!customer) return null
  const { name, email, phone } = customer
  return (
    <section className="cp-card cp-part cp-gap-8" aria-label={t('customer')}>
      <h2 className="cp-row cp-gap-8">
        <Initials name={name} size="2rem" /> <span className={classes.name}>{name}</span>
        {customerId !== null && (
          <Link
            className={`cp-target ${classes.open}`}
            to={paths.customer(teamId, customerId)}
            aria-label={`${t('openCustomer')} ${name}`}
          >
            {t('openCustomer')}
          </Link>
        )}
      </h2>
      <dl className={classes.contact}>
        {email !== undefined && (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a className="cp-target" href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </div>
        )}
        {phone !== undefined && (
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phoneWords(phone)}</a>
            </dd>
          </div>
        )}
      </dl>
      {acceptance?.signature !== undefined && (
        <svg
          className={classes.signature}
          role="img"
          aria-label={t('signature', { name: acceptance.name ?? name })}
          viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        >
          <path d={acceptance.signature} />
        </svg>
      )}
    </section>
  )
}
