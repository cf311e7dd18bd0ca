import type { EditQuote, Quote } from '@costard/contract'
import { Select, Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PartConflict } from './draft/part-conflict.tsx'
import type { Review } from './use-review.ts'

const usualDays = [1, 3, 7, 14, 30, 60, 90]

/** Validity of the offer, and the note above the price. */
export function ValidityAndNote({
  quote,
  form,
  draft,
  onChange,
}: Pick<Review, 'form' | 'draft'> & {
  readonly quote: Quote
  readonly onChange: (edit: Omit<EditQuote, 'rev'>) => void
}) {
  const t = useTranslations('counter.review')
  const choices = [...new Set([...usualDays, quote.validDays])].toSorted((a, b) => a - b)
  return (
    <>
      <PartConflict part="validDays" quote={quote} draft={draft} />
      <Select
        label={t('validFor')}
        size="md"
        allowDeselect={false}
        data={choices.map((days) => ({ value: String(days), label: t('days', { days }) }))}
        value={String(quote.validDays)}
        onChange={(days) => days !== null && onChange({ validDays: Number(days) })}
      />
      <PartConflict
        part="note"
        quote={quote}
        draft={draft}
        onKeepBoth={(theirs) =>
          form.setFieldValue('note', `${form.getValues().note.trim()}\n\n${theirs.note}`)
        }
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
