import { IconFileTypePdf, IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { LabelsButton } from '../../../labels/labels-button.tsx'
import { useQuote } from '../../use-quote.ts'

/** Saves the quote as PDF, and the receipt for devices that the customer leaves. */
export function SaveDocuments() {
  const t = useTranslations('counter.quote')
  const { quote, teamId } = useQuote()
  const of = { teamId, quoteId: quote.id }
  const isOpen = quote.state === 'sent' || quote.state === 'accepted'
  const mayLeave = isOpen && quote.lines.some(({ kind }) => kind !== 'sell')
  const isBought =
    (quote.state === 'accepted' || quote.state === 'completed') &&
    quote.lines.some(({ kind }) => kind === 'buy')
  return (
    <>
      <SaveButton
        label={t('savePdf')}
        icon={<IconFileTypePdf {...icon} />}
        make={() => api.quotes.document(of)}
      />
      {mayLeave && (
        <SaveButton
          label={t('saveReceipt')}
          icon={<IconReceipt {...icon} />}
          make={() => api.quotes.receipt(of)}
        />
      )}
      {isBought && <LabelsButton quoteIds={[quote.id]} justify="flex-start" />}
    </>
  )
}

const icon = { size: 18, stroke: 1.75 } as const

function SaveButton({
  label,
  icon: drawing,
  make,
}: {
  readonly label: string
  readonly icon: ReactNode
  readonly make: () => Promise<File>
}) {
  const common = useTranslations('common')
  const { run, isRunning, error } = useAction(async () => saveFile(await make()))
  return (
    <>
      <ProblemNote error={error} />
      <ActionButton
        variant="subtle"
        color="gray"
        justify="flex-start"
        leftSection={drawing}
        isRunning={isRunning}
        label={label}
        running={common('saving')}
        onClick={() => run()}
      />
    </>
  )
}
