import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/note.tsx'

/** The customer's answer failed; nothing is recorded. */
export function AnswerProblem({ error }: { readonly error: Error }) {
  const t = useTranslations('common')
  return (
    <Note kind="problem" icon={<IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />}>
      <b>{t('problem')}</b>
      <br />
      {t('tryLater')} <code>{codeOf(error) ?? error.name}</code>
    </Note>
  )
}
