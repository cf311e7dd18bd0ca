import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from './note.tsx'

/** A failed call of our own API that the user cannot correct: what to do, and the code to report. */
export function ProblemNote({ error }: { readonly error: unknown }) {
  const t = useTranslations('common')
  if (error === null || error === undefined) return null
  const code = codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')
  return (
    <Note kind="problem" icon={<IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />}>
      <b>{t('problem')}</b>
      <div>
        {t('tryLater')} <code translate="no">{code}</code>
      </div>
    </Note>
  )
}
