import { Select, type SelectProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useCountryName } from '#messages/use-country-name.ts'
import { plainFilter } from './plain-filter.ts'

/** Select of a country with search, sorted by name in the reader's language. */
export function CountryField({
  countries,
  ...props
}: Omit<SelectProps, 'data' | 'filter' | 'searchable'> & {
  readonly countries: readonly { readonly code: string }[]
}) {
  const t = useTranslations('common')
  const { language } = useRegion()
  const countryName = useCountryName()
  return (
    <Select
      data={countries
        .map(({ code }) => ({ value: code, label: countryName(code) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language))}
      nothingFoundMessage={t('noCountry')}
      maxDropdownHeight={280}
      searchable
      filter={plainFilter}
      {...props}
    />
  )
}
