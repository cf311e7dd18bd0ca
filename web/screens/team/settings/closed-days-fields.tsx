import { type ClosedDays, shopLimits } from '@costard/contract'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import classes from './settings-form.module.css'

/** Days on which a shop or site is closed regardless of its opening hours. */
export function ClosedDaysFields({
  closedDays,
  errors,
  onChange,
}: {
  readonly closedDays: readonly ClosedDays[]
  /** Errors by path: `closedDays.0` is the first day. */
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (closedDays: ClosedDays[]) => void
}) {
  const t = useTranslations('settings.shop')
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('closedDays')}</h2>
      <p className="cp-dim">{t('closedDaysHelp')}</p>
      {closedDays.length > 0 && (
        <ul className="cp-list cp-column cp-gap-8">
          {closedDays.map((days, place) => (
            <ClosedDaysRow
              // Rows differ by their place only.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              number={String(place + 1)}
              days={days}
              error={errors[`closedDays.${place}`]}
              onChange={(next) =>
                onChange(closedDays.map((known, other) => (other === place ? next : known)))
              }
              onRemove={() => onChange(closedDays.filter((_, other) => other !== place))}
            />
          ))}
        </ul>
      )}
      {closedDays.length < shopLimits.maxClosedDays && (
        <Button
          className={classes.start}
          variant="default"
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => onChange([...closedDays, { from: '', to: '' }])}
        >
          {t('addClosedDays')}
        </Button>
      )}
    </section>
  )
}

function ClosedDaysRow({
  number,
  days,
  error,
  onChange,
  onRemove,
}: {
  readonly number: string
  readonly days: ClosedDays
  readonly error: ReactNode
  readonly onChange: (days: ClosedDays) => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('settings.shop')
  return (
    <li className={classes.spans}>
      <div className={classes.closedDays}>
        <TextInput
          type="date"
          aria-label={t('closedFrom', { number })}
          value={days.from}
          // A single day, until the last day is entered.
          onChange={({ currentTarget: { value } }) =>
            onChange({ from: value, to: days.to === '' || days.to < value ? value : days.to })
          }
        />
        <TextInput
          type="date"
          aria-label={t('closedTo', { number })}
          value={days.to}
          min={days.from}
          onChange={({ currentTarget }) => onChange({ ...days, to: currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('removeClosedDays', { number })}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </div>
      {error !== undefined && <div role="alert">{error}</div>}
    </li>
  )
}
