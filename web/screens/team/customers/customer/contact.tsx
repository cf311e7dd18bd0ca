import { phoneWords, type Customer } from '@costard/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCountryName } from '#messages/use-country-name.ts'
import { paths } from '#paths'
import { languageNames } from '#ui/fields/language-names.ts'
import { useTeam } from '../../team-context.ts'
import classes from './customer-screen.module.css'

/** Contact details of the customer, and the team's remark. */
export function Contact({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers')
  const countryName = useCountryName()
  const { id: teamId } = useTeam()
  const { email, phone, address, country, vatId, language, contactName, tags, notes } = customer
  const place = [address, country && countryName(country)].filter(Boolean).join('\n')
  const facts = [
    ['contactName', contactName],
    [
      'email',
      email && (
        <a className="cp-target" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
    ['phone', phone && <a href={`tel:${phone}`}>{phoneWords(phone)}</a>],
    ['address', place],
    ['vatId', vatId],
    ['language', language && languageNames[language]],
  ] as const
  const known = facts.filter(([, value]) => value)
  return (
    <>
      <section className={`cp-card ${classes.card}`}>
        <h2>{t('contact')}</h2>
        {known.length === 0 && tags.length === 0 && <p className={classes.text}>{t('noContact')}</p>}
        <dl className={classes.facts}>
          {known.map(([key, value]) => (
            <Fact key={key} label={t(`field.${key}`)}>
              {value}
            </Fact>
          ))}
          {tags.length > 0 && (
            <Fact label={t('field.tags')}>
              <span className={classes.tags}>
                {tags.map((tag) => (
                  <Link
                    key={tag}
                    to={`${paths.customers(teamId)}?${new URLSearchParams({ tag }).toString()}`}
                  >
                    {tag}
                  </Link>
                ))}
              </span>
            </Fact>
          )}
        </dl>
      </section>
      {notes !== '' && (
        <section className={`cp-card ${classes.card}`}>
          <h2>{t('field.notes')}</h2>
          <p className={classes.text}>{notes}</p>
        </section>
      )}
    </>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
