import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Initials } from '#ui/pictures/initials.tsx'
import { SampleNote } from '../../samples/sample-note.tsx'
import { SampleTag } from '../../samples/sample-tag.tsx'
import classes from '../../samples/samples.module.css'
import { samplesQuery } from '../../samples/samples-query.ts'
import { useTeam } from '../../team-context.ts'

/** Customers of the sample quotes, shown below those of the team. */
export function SampleCustomers() {
  const t = useTranslations('customers')
  const { data } = useQuery(samplesQuery(useTeam().id))
  if (!data) return null
  return (
    <section>
      <SampleNote />
      <ul className="cp-list">
        {data.customers.map(({ name, kind, email, quotes }) => (
          <li key={name} className={classes.customer}>
            <Initials name={name} isSquare={kind === 'business'} isColored />
            <span>
              {name} <SampleTag />
            </span>
            <span className="cp-dim">{email}</span>
            <span className="cp-dim">{t('quotes', { count: quotes })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
