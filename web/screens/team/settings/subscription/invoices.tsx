import { formatMoney } from '@costard/pricing'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { invoicesQuery } from './subscription-query.ts'
import classes from './subscription-screen.module.css'

/** The latest invoices, with links to the payment provider, which hosts them. */
export function Invoices() {
  const t = useTranslations('settings.subscription')
  const { id, timeZone } = useTeam()
  const { region } = useRegion()
  const format = useFormatter()
  const { data: invoices, error } = useQuery(invoicesQuery(id))
  return (
    <section aria-labelledby="invoices">
      <h3 id="invoices" className={classes.subtitle}>
        {t('invoices')}
      </h3>
      <ProblemNote error={error} />
      {invoices?.length === 0 && <p className="cp-dim">{t('noInvoices')}</p>}
      {invoices && invoices.length > 0 && (
        <ul className={classes.invoices}>
          {invoices.map(({ id: invoiceId, number, at, total, status, url }) => (
            <li key={invoiceId}>
              <span>{format.dateTime(new Date(at), { dateStyle: 'long', timeZone })}</span>
              <span className="cp-dim">{number}</span>
              <span>{t(`invoice.${status}`)}</span>
              <b>{formatMoney(total.minor, total.currency, region)}</b>
              {url && (
                <a href={url} target="_blank" rel="noreferrer">
                  <Icon of={IconExternalLink} size={16} /> {t('invoice.show')}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
