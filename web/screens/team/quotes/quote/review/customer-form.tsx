import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { countriesQuery } from '../../../../teams/locale-queries.ts'
import { useTeam } from '../../../team-context.ts'
import { NameField } from './name-field.tsx'
import classes from './review.module.css'
import type { Review } from './use-review.ts'

/** The customer of the quote. A name and an email are enough; saved when a field is left. */
export function CustomerForm({
  form,
  customerField,
  focusesName,
}: Pick<Review, 'form' | 'customerField'> & {
  /** Typing can start at once; not on a phone, where that opens the keyboard. */
  readonly focusesName: boolean
}) {
  const t = useTranslations('counter.review')
  const { country } = useTeam()
  const { data: countries } = useQuery(countriesQuery())
  const prefix = countries?.find(({ code }) => code === country)?.phonePrefix
  return (
    <div className={classes.fields} {...customerField}>
      <h2>{t('customer')}</h2>
      <NameField form={form} isFocused={focusesName} />
      <TextInput
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        size="md"
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        size="md"
        description={prefix !== undefined && t('phoneHelp', { prefix })}
        {...form.getInputProps('phone')}
      />
    </div>
  )
}
