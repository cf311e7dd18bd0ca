import { clockIn } from '@costard/quotes'
import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { plainFilter } from './plain-filter.ts'

/** Select of an IANA time zone, by name or city. */
export function TimeZoneField({
  value,
  onChange,
  error,
}: {
  readonly value: string
  readonly onChange: (timeZone: string) => void
  readonly error?: ReactNode
}) {
  const t = useTranslations('teams.add')
  const now = useNow()
  const [names] = useState(() =>
    [...new Set([value, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted(),
  )
  const { time } = clockIn(value, now)
  return (
    <Select
      label={t('timeZone')}
      description={t('timeZoneHelp', { time })}
      data={(names.includes(value) ? names : [value, ...names]).map((name) => {
        return { value: name, label: name.replaceAll('_', ' ') }
      })}
      value={value}
      error={error}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      nothingFoundMessage={t('noTimeZone')}
      allowDeselect={false}
      maxDropdownHeight={280}
      searchable
      filter={plainFilter}
      selectFirstOptionOnChange
    />
  )
}
