import type { OpeningHours } from '@costard/contract'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { useTeam } from '../../team-context.ts'
import type { ShopForm } from './use-shop-form.ts'
import { usualHours } from './shop-fields.ts'
import classes from './general-screen.module.css'

type Day = OpeningHours[number]

/** The hours of each day: none, one span, or two with a break between. */
export function HoursFields({ form }: { readonly form: ShopForm }) {
  const t = useTranslations('settings.shop')
  const { timeZone } = useTeam()
  const { hours } = form.values
  const set = (next: OpeningHours | null) => {
    form.setFieldValue('hours', next)
    form.clearErrors()
  }
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('hours')}</h2>
      {hours === null ? (
        <Button
          className={classes.start}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => set(usualHours)}
        >
          {t('addHours')}
        </Button>
      ) : (
        <>
          <p className="cp-dim">{t('hoursHelp', { zone: timeZone })}</p>
          <ul className={classes.days}>
            {hours.map((spans, day) => (
              <DayFields
                // The days of the week do not move.
                // oxlint-disable-next-line react/no-array-index-key
                key={day}
                day={day}
                spans={spans}
                error={form.errors[`hours.${day}`]}
                onChange={(next) => set(hours.map((known, place) => (place === day ? next : known)))}
              />
            ))}
          </ul>
          <Button className={classes.start} variant="subtle" color="gray" onClick={() => set(null)}>
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
  readonly error: React.ReactNode
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
