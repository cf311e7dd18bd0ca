import type { Erasure } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import classes from './customer-screen.module.css'

/** Retained records of an erased customer, with the last day of each. */
export function RetainedList({
  erasure: { retained, retainedCount },
}: {
  readonly erasure: Pick<Erasure, 'retained' | 'retainedCount'>
}) {
  const t = useTranslations('customers.erase')
  const format = useFormatter()
  // A date without a time: parse and format in UTC.
  const dayOf = (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  if (retainedCount === 0) return undefined
  return (
    <div className={classes.retained}>
      <p>{t('kept')}</p>
      <ul>
        {retained.map(({ kind, quoteNumber, deleteAfter }) => (
          <li key={`${kind} ${quoteNumber}`}>
            {t(kind, { number: quoteNumber ?? '', date: dayOf(deleteAfter) })}
          </li>
        ))}
        {retainedCount > retained.length && <li>{t('more', { count: retainedCount - retained.length })}</li>}
      </ul>
    </div>
  )
}
