import { phoneWords, type CustomerSummary } from '@costard/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Initials } from '#ui/pictures/initials.tsx'
import list from '../list/list.module.css'
import cards from '../list/list-cards.module.css'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'

export function CustomerCards({ customers }: { readonly customers: readonly CustomerSummary[] }) {
  const t = useTranslations('customers')
  const team = useTeam()
  const days = useDays(team.timeZone)
  return (
    <ul className={cards.cards}>
      {customers.map((customer) => (
        <li key={customer.id} className={cards.card}>
          <Initials name={customer.name} isSquare={customer.kind === 'business'} isColored />
          <Link className={cards.cardTitle} to={paths.customer(team.id, customer.id)} data-row-link>
            {customer.name}
          </Link>
          <span>{t('quotes', { count: customer.quotes })}</span>
          <span className={cards.cardText}>{customer.email ?? phoneWords(customer.phone ?? '')}</span>
          <span className={list.dim}>{days.brief(customer.seenAt)}</span>
        </li>
      ))}
    </ul>
  )
}
