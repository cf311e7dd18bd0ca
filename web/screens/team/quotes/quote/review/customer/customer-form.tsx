import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { countriesQuery } from '../../../../../teams/locale-queries.ts'
import { useTeam } from '../../../../team-context.ts'
import { KnownField } from './known-field.tsx'
import type { Review } from '../use-review.ts'
import { WhoIsItQuestion } from './who-is-it-question.tsx'

/** Customer of the quote; name and email are sufficient. Saved on blur. */
export function CustomerForm({
  form,
  customerField,
  who,
  focusesName,
}: Pick<Review, 'form' | 'customerField' | 'who'> & {
  /** Focuses the name so that typing can start; not on a phone, where that opens the keyboard. */
  readonly focusesName: boolean
}) {
  const t = useTranslations('counter.review')
  const { country } = useTeam()
  const { data: countries } = useQuery(countriesQuery())
  const prefix = countries?.find(({ code }) => code === country)?.phonePrefix
  return (
    <div className="cp-column cp-gap-14" {...customerField}>
      <h2>{t('customer')}</h2>
      <KnownField form={form} field="name" label={t('name')} autoFocus={focusesName} />
      <KnownField form={form} field="email" label={t('email')} type="email" inputMode="email" />
      <KnownField
        form={form}
        field="phone"
        label={t('phone')}
        type="tel"
        inputMode="tel"
        description={prefix !== undefined && t('phoneHelp', { prefix })}
      />
      {form.getValues().kind === 'business' && (
        <TextInput
          {...form.getInputProps('vatId')}
          label={t('vatId')}
          description={t('vatIdHelp')}
          size="md"
          spellCheck={false}
          maxLength={20}
        />
      )}
      <WhoIsItQuestion question={who.question} choose={who.choose} />
    </div>
  )
}
