import type { EditQuote, Quote } from '@costard/contract'
import { Select, Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ReviewForm } from './use-review.ts'

const usualDays = [1, 3, 7, 14, 30, 60, 90]

/** Validity of the offer, and a note shown above the price. */
export function ValidityAndNote({
  quote,
  form,
  onChange,
}: {
  readonly quote: Quote
  readonly form: ReviewForm
  readonly onChange: (edit: Omit<EditQuote, 'rev'>) => void
}) {
  const t = useTranslations('counter.review')
  const choices = [...new Set([...usualDays, quote.validDays])].toSorted((a, b) => a - b)
  return (
    <>
      <Select
        label={t('validFor')}
        size="md"
        allowDeselect={false}
        data={choices.map((days) => ({ value: String(days), label: t('days', { days }) }))}
        value={String(quote.validDays)}
        onChange={(days) => days !== null && onChange({ validDays: Number(days) })}
      />
      <Textarea
        label={t('note')}
        description={t('noteHelp')}
        size="md"
        autosize
        minRows={2}
        maxLength={4000}
        {...form.getInputProps('note')}
      />
    </>
  )
}
