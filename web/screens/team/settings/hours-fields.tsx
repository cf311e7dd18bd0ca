import type { OpeningHours } from '@costard/contract'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../team-context.ts'
import classes from './settings-form.module.css'

type Day = OpeningHours[number]

/** Initial hours for Monday to Friday. */
const usualHours: OpeningHours = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  day < 5 ? [{ from: '09:00', to: '18:00' }] : [],
)

/** Opening hours of each day: none, one span, or two with a break between. */
export function HoursFields({
  hours,
  errors,
  onChange,
}: {
  readonly hours: OpeningHours | null
  /** Errors by path: `hours.0` is Monday. */
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (hours: OpeningHours | null) => void
}) {
  const t = useTranslations('settings.shop')
  const { timeZone } = useTeam()
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('hours')}</h2>
      {hours === null ? (
        <Button
          className={classes.start}
          variant="default"
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => onChange(usualHours)}
        >
          {t('addHours')}
        </Button>
      ) : (
        <>
          <p className="cp-dim">{t('hoursHelp', { zone: timeZone })}</p>
          <ul className="cp-list cp-column cp-gap-8">
            {hours.map((spans, day) => (
              <DayFields
                // The days of the week do not move.
                // oxlint-disable-next-line react/no-array-index-key
                key={day}
                day={day}
                spans={spans}
                error={errors[`hours.${day}`]}
                onChange={(next) => onChange(hours.map((known, place) => (place === day ? next : known)))}
              />
            ))}
          </ul>
          <Button
            className={classes.removal ?? ''}
            variant="subtle"
            color="gray"
            onClick={() => onChange(null)}
          >
            {t('removeHours')}
          </Button>
        </>
      )}
    </section>
  )
}

function DayFields({
  day,
  spans,
  error,
  onChange,
}: {
  readonly day: number
  readonly spans: Day
  readonly error: ReactNode
  readonly onChange: (spans: Day) => void
}) {
  const t = useTranslations('settings.shop')
  const format = useFormatter()
  // 5 January 1970 was a Monday.
  const name = format.dateTime(new Date(Date.UTC(1970, 0, 5 + day)), { weekday: 'long', timeZone: 'UTC' })
  const words = { day: name }
  return (
    <li className={classes.day}>
      <span>{name}</span>
      <div className={classes.spans}>
        {spans.length === 0 && <span className="cp-dim">{t('closed')}</span>}
        {spans.map((span, place) => {
          const change = (part: Partial<typeof span>) =>
            onChange(spans.map((known, other) => (other === place ? { ...known, ...part } : known)))
          return (
            // Spans are in order and at most two.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={place} className={classes.span}>
              <TextInput
                type="time"
                aria-label={t(place === 0 ? 'from' : 'fromAgain', words)}
                value={span.from}
                onChange={({ currentTarget }) => change({ from: currentTarget.value })}
              />
              <TextInput
                type="time"
                aria-label={t(place === 0 ? 'to' : 'toAgain', words)}
                value={span.to}
                onChange={({ currentTarget }) => change({ to: currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('removeSpan', words)}
                onClick={() => onChange(spans.filter((_, other) => other !== place))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </div>
          )
        })}
        {error !== undefined && <div role="alert">{error}</div>}
      </div>
      {spans.length < 2 && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('addSpan', words)}
          onClick={() =>
            onChange([...spans, spans[0] ? { from: '', to: '' } : { from: '09:00', to: '18:00' }])
          }
        >
          <IconPlus size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </li>
  )
}
