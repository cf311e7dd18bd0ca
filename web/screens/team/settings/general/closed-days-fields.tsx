import { type ClosedDays, shopLimits } from '@costard/contract'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './general-screen.module.css'
import type { ShopForm } from './use-shop-form.ts'

/** Days on which the shop is closed in spite of its hours. */
export function ClosedDaysFields({ form }: { readonly form: ShopForm }) {
  const t = useTranslations('settings.shop')
  const { closedDays } = form.values
  const set = (next: readonly ClosedDays[]) => {
    form.setFieldValue('closedDays', [...next])
    form.clearErrors()
  }
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('closedDays')}</h2>
      <p className="cp-dim">{t('closedDaysHelp')}</p>
      {closedDays.length > 0 && (
        <ul className={classes.days}>
          {closedDays.map((days, place) => (
            <ClosedDaysRow
              // Rows are told apart by their place only.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              number={String(place + 1)}
              days={days}
              error={form.errors[`closedDays.${place}`]}
              onChange={(next) => set(closedDays.map((known, other) => (other === place ? next : known)))}
              onRemove={() => set(closedDays.filter((_, other) => other !== place))}
            />
          ))}
        </ul>
      )}
      {closedDays.length < shopLimits.maxClosedDays && (
        <Button
          className={classes.start}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => set([...closedDays, { from: '', to: '' }])}
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
  readonly error: React.ReactNode
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
          // One day, until the last one is chosen.
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
