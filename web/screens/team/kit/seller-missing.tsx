import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { codeOf, detailOf } from '#api/error-code.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useSellerWords } from './use-seller-words.ts'

/** True if a payout was refused because facts about the seller are missing. */
export function isSellerMissing(error: unknown): boolean {
  return codeOf(error) === 'book/paper-missing'
}

/** Facts about a seller that must be recorded before a device is paid. */
export function SellerMissing({ error }: { readonly error: unknown }) {
  const t = useTranslations('purchaseBook')
  const format = useFormatter()
  const { wordsOf } = useSellerWords()
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      {t('sellerMissing', { fields: format.list(wordsOf(missingIn(detailOf(error)))) })}
    </Note>
  )
}

function missingIn(detail: unknown): readonly unknown[] {
  return typeof detail === 'object' && detail !== null && 'missing' in detail && Array.isArray(detail.missing)
    ? detail.missing
    : ['paper']
}
