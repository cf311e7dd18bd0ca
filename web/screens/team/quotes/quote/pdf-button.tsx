import { useMutation } from '@tanstack/react-query'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useQuote } from '../use-quote.ts'

/** Saves the quote as the customer gets it on paper. */
export function PdfButton() {
  const t = useTranslations('counter.quote')
  const { quote, teamId } = useQuote()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveFile(await api.quotes.document({ teamId, quoteId: quote.id })),
  })
  return (
    <>
      <ProblemNote error={error} />
      <ActionButton
        variant="subtle"
        color="gray"
        justify="flex-start"
        leftSection={<IconFileTypePdf size={18} stroke={1.75} />}
        isRunning={isPending}
        label={t('savePdf')}
        running={t('savingPdf')}
        onClick={() => mutate()}
      />
    </>
  )
}
