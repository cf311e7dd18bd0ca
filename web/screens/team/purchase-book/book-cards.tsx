import type { BookEntry } from '@costard/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDays } from '../kit/use-days.ts'
import { useTeam } from '../team-context.ts'
import { Amount } from './book-table.tsx'
import classes from './book.module.css'
import { shortNumber, useEntryWords } from './entry-words.ts'

/** The entries as cards, for phones. */
export function BookCards({
  entries,
  pathOf,
}: {
  readonly entries: readonly BookEntry[]
  readonly pathOf: (entry: BookEntry) => string
}) {
  const t = useTranslations('purchaseBook')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const words = useEntryWords()
  return (
    <ul className={classes.cards}>
      {entries.map((entry) => {
        const { seq, number, at, device, corrects, correction, seller } = entry
        const paper = words.paper(entry)
        return (
          <li key={seq} data-correction={correction !== null || undefined}>
            <span className="cp-mono">{number}</span>
            <time dateTime={at}>{days.moment(at)}</time>
            <Link to={pathOf(entry)} data-row-link>
              {correction ? t('corrects', { number: shortNumber(corrects ?? 0) }) : device}
            </Link>
            {correction ? (
              <span>{t(`field.${correction.field}`)}</span>
            ) : (
              <span>
                <Amount entry={entry} />
              </span>
            )}
            <small>{correction ? correction.reason : `${seller?.name ?? ''}`}</small>
            <small>{paper ?? (seller?.kind === 'private' ? t('noPaper') : '')}</small>
          </li>
        )
      })}
    </ul>
  )
}
