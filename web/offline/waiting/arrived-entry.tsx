import { IconCircleCheck, IconMailPause } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import type { Entry } from '../queue/entry.ts'
import classes from './waiting.module.css'

/** A quote that the server now has, with its number, and the parts that were refused. */
export function ArrivedEntry({
  entry: { arrived, teamId, number, device, quote },
}: {
  readonly entry: Entry
}) {
  const t = useTranslations('offline')
  if (!arrived) return null
  return (
    <li className={classes.entry} data-state="arrived">
      <span className={classes.icon}>
        <Icon of={arrived.mail ? IconMailPause : IconCircleCheck} />
      </span>
      <div className={classes.words}>
        {quote.customer ? `${quote.customer.name}, ${device}` : device}{' '}
        <span className="cp-dim">{t('was', { number: String(number) })}</span>
        {arrived.mail && (
          <div className="cp-dim">
            {t('mailOf', { number: String(number) })}: {t('willSend')}
          </div>
        )}
        {arrived.notAccepted !== undefined && <div>{t('notAccepted')}</div>}
        {arrived.notSent !== undefined && <div>{t('notSent', { reason: arrived.notSent })}</div>}
      </div>
      <Link to={paths.quote(teamId, arrived.quoteId)}>
        <b>{arrived.number}</b>
      </Link>
    </li>
  )
}
