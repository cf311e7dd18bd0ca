import type { Quote, QuoteActivity } from '@costard/contract'
import { IconRobot } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { Initials } from '#ui/pictures/initials.tsx'
import { useSignedIn } from '#session/session-context.ts'
import type { DayWords } from '../../../kit/use-days.ts'
import { activityIcons } from './activity-icons.ts'
import classes from './activity.module.css'
import { RemoveQuoteNote } from './remove-quote-note.tsx'
import { useActivityWords } from './use-activity-words.ts'

/** An entry: the author's picture, what they did, their comment, and the time. */
export function ActivityEntry({
  entry,
  quote,
  days,
}: {
  readonly entry: QuoteActivity
  readonly quote: Quote
  readonly days: DayWords
}) {
  const t = useTranslations('quotePage.activity')
  const name = useNameOf(entry, quote)
  const { sentence, said } = useActivityWords(entry, quote, days)
  return (
    <li className={classes.entry}>
      <span className={classes.face}>
        {name === undefined ? (
          <span className={classes.nobody}>
            <Icon of={activityIcons[entry.kind]} size={16} />
          </span>
        ) : (
          <>
            {entry.by.kind === 'apiKey' ? (
              <span className={classes.nobody}>
                <Icon of={IconRobot} size={16} />
              </span>
            ) : (
              <Initials name={name} isColored size="1.75rem" />
            )}
            <span className={classes.done}>
              <Icon of={activityIcons[entry.kind]} size={12} />
            </span>
          </>
        )}
      </span>
      <span className={classes.words}>
        {name !== undefined && (
          <>
            <b>{name}</b>{' '}
          </>
        )}
        {sentence}
      </span>
      <time dateTime={entry.at} title={days.full(entry.at)}>
        {days.moment(entry.at)}
      </time>
      {said !== '' && (
        <span className={classes.said}>
          {t('quoted', { text: said })}
          {entry.kind === 'noted' && <RemoveQuoteNote note={entry} quote={quote} />}
        </span>
      )}
    </li>
  )
}

/** Returns the name of the author; undefined for automatic events. */
function useNameOf({ by }: QuoteActivity, { customer }: Quote): string | undefined {
  const t = useTranslations('quotePage.activity')
  const { user } = useSignedIn()
  switch (by.kind) {
    case 'customer':
      return customer?.name || t('theCustomer')
    case 'member':
      if (by.name === null) return t('aColleague')
      return by.id === user.uid ? t('nameYou', { name: by.name }) : by.name
    case 'apiKey':
      return by.name ?? t('aProgram')
    default:
      return undefined
  }
}
